// Property tests try a quarter of their cases for each mutant: they meet many, and what they notice they notice early.
import fc from "fast-check";

fc.configureGlobal({ numRuns: 25 });
