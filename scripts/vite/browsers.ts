// What the app is built for, with a server and without one.

/** Options of the bundler's `build`. */
export const BROWSERS = {
  target: "es2023",
  // The first that know light-dark() (2024). What the bundler writes in its place for older ones settles a colour once
  // for the whole page, and not where it is used: what stays dark on a picture would not.
  cssTarget: ["chrome123", "firefox120", "safari17.5"],
};
