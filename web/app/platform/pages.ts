import type { Counted } from "./client.ts";

/** The `infiniteQueryOptions` of a list that is read in pages of `size`. */
export const inPagesOf = (size: number) => ({
  initialPageParam: 0,
  getNextPageParam(last: Counted<unknown[]>, pages: Counted<unknown[]>[]): number | undefined {
    const read = pages.length * size;
    return last.items.length === size && read < last.total ? read : undefined;
  },
});
