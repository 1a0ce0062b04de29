import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CoursePrice } from "./course-figures.tsx";

const shown = (price: number) => renderToStaticMarkup(<CoursePrice price={price} />).replace(/<[^>]+>/g, "");

it("shows 'GRATIS' for a price of zero or less", () => {
  expect(shown(0)).toBe("GRATIS");
  expect(shown(-1)).toBe("GRATIS");
});

it("shows a price in whole rupiah with Indonesian thousands", () => {
  expect(shown(150_000)).toBe("Rp. 150.000");
});
