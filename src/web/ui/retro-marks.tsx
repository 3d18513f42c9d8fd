// Marks that few cards need; fetched by the first that does.
export { SiAtari as AtariMark, SiSega as SegaMark } from "react-icons/si";
