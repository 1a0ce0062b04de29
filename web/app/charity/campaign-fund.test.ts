import { ASNAF, ASNAF_LABEL, FUND_KIND_LABEL, GIVEN_KINDS } from "@barakah/contract";
import { expect, it } from "vitest";
import { spelled } from "./campaign-fund.tsx";

it("calls kinds of fund and asnaf as the back office does", () => {
  expect(GIVEN_KINDS.map(spelled)).toEqual(GIVEN_KINDS.map((kind) => FUND_KIND_LABEL[kind]));
  expect(ASNAF.map(spelled)).toEqual(ASNAF.map((asnaf) => ASNAF_LABEL[asnaf]));
});
