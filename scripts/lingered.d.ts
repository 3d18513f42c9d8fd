import type { JSONReport } from "@playwright/test/reporter";

export declare function onlyLingered(report: Pick<JSONReport, "stats" | "errors"> | undefined): boolean;
