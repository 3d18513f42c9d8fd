/** Marks what the head of a document says of its own address only. */
export const OF_THIS_PAGE = "data-of-this-page";
