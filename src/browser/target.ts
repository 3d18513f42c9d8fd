// A question's address on its way to the engine, with what a server would have been sent in a form beside it: behind the
// `#`, which is in no address that an answer names.

/** What is asked: `url`, and the parameters of the form. */
export function targetOf({ pathname, search }: URL, form: string): string {
  const fields = new URLSearchParams(form).toString();
  return pathname + search + (fields === "" ? "" : `#${fields}`);
}

/** All that is asked at `url`, wherever it stands. */
export const parametersOf = ({ searchParams, hash }: URL): URLSearchParams =>
  new URLSearchParams([...searchParams, ...new URLSearchParams(hash.slice(1))]);
