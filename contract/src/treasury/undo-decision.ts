/** How long a stored decision waits on the server before it is carried out. */
export const UNDO_SECONDS = 10;
