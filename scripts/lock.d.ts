export declare function whileAlone(lock: string, work: () => void): void;
