/**
 * The name of a kind of fund, or of who received something, made of the word itself: the contract's list of names, which the
 * back office has, would be one more file on a campaign's page. A test compares the two.
 */
export const spelled = (word: string) =>
  word === "dskl" ? "DSKL" : `${word.charAt(0).toUpperCase()}${word.slice(1).replaceAll("_", " ")}`;
