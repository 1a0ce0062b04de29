import {
  STAFF_COUNT_MOST,
  STAFF_DEEPEST,
  STAFF_FOUND_DEEPEST,
  STAFF_FOUND_MOST,
} from "@barakah/contract/platform/staff-list-limits";
import { wholeNumber } from "../../platform/format.ts";

export const PAGE_SIZE = 25;

/** The largest offset. */
export const deepestOffset = (search: string) => (search ? STAFF_FOUND_DEEPEST : STAFF_DEEPEST);

interface Page {
  search: string;
  offset: number;
  /** How many rows it has. */
  shown: number;
  /** The size of the list; one more than the server's limit of counting means 'more than that'. */
  total: number;
}

const countedTo = (search: string) => (search ? STAFF_FOUND_MOST : STAFF_COUNT_MOST);

/** How many a staff list has, or that it has more than were counted. */
export const listSize = (total: number, search = "") =>
  total > countedTo(search) ? `lebih dari ${wholeNumber(countedTo(search))}` : wholeNumber(total);

/** The position of a page in words, and whether another one follows. */
export function pageRange({ search, offset, shown, total }: Page) {
  const last = offset + shown;
  const uncounted = total > countedTo(search) && shown === PAGE_SIZE;
  const isEnd = !uncounted && last >= total;
  const isDeepest = !isEnd && offset + PAGE_SIZE > deepestOffset(search);
  const size = uncounted ? listSize(total, search) : wholeNumber(Math.max(total, last));
  const range = `${wholeNumber(offset + 1)}–${wholeNumber(last)} dari ${size}`;
  return {
    words:
      shown === 0
        ? "Tidak ada lagi."
        : isDeepest
          ? `${range}. Persempit untuk melihat yang lebih lama.`
          : range,
    follows: !isEnd && !isDeepest,
  };
}
