import type * as contract from "@barakah/contract";
import { longDay } from "@barakah/contract/platform/day-words";
import { confirmRule, enterRule, type RuleProposals, refuseBehind, returnRule } from "../../zakat/index.ts";
import { fact, type Kind } from "../proposals/proposal-kind.ts";
import { confirm, idAbout, type Proposing, proposeIn, withdraw } from "../proposals/proposals.ts";
import { translateRefusal } from "../queries/database-refusals.ts";

type Asked = contract.BodyOf<typeof contract.enterZakatRule>;
type Waiting = Pick<
  contract.ZakatRule,
  "kind" | "watering" | "nisab_value" | "rate_bp" | "source" | "decided_on" | "valid_from" | "valid_to"
> & { rule: number };

const subjectOf = (id: number) => `zakat_rule:${id}`;
const MISSING = "Aturan ini tidak menunggu keputusan.";

/** Two people check each rule against its source, even where one decides about money alone. */
export const zakatRuleKind: Kind<Asked & { rule: number }, Waiting> = {
  why: "Orang menghitung zakatnya dengan aturan ini. Baca dulu sumbernya.",
  subject: ({ rule }) => subjectOf(rule),
  prepare: async (_, __, asked) => asked,
  check: (tx, { rule }) => refuseBehind(tx, rule),
  apply: (tx, actor, { rule }) => confirmRule(tx, actor, rule),
  ended: (tx, actor, { rule }, { reason }) => returnRule(tx, actor, rule, reason || "ditarik pengisinya"),
  present: ({ kind, watering, nisab_value, rate_bp, source, decided_on, valid_from, valid_to }) => ({
    title: `Aturan zakat ${kind}`,
    amount: null,
    changes: [
      ...(watering ? [fact("Pengairan", watering === "rain" ? "hujan" : "irigasi")] : []),
      fact("Nisab", nisab_value.toLocaleString("id-ID")),
      fact("Kadar", `${(rate_bp / 100).toLocaleString("id-ID")} %`),
      fact("Sumber", `${source}, ${longDay(decided_on)}`),
      fact(
        "Berlaku",
        valid_to ? `${longDay(valid_from)} sampai ${longDay(valid_to)}` : `mulai ${longDay(valid_from)}`,
      ),
    ],
  }),
};

/** The decisions of two people about rules, for the routes of `zakat`. */
export const zakatRuleProposals = (parts: Proposing): RuleProposals => ({
  enter: (actor, body) =>
    translateRefusal(
      parts.database.transact(async (tx) => {
        const rule = await enterRule(tx, actor, body);
        await proposeIn(tx, parts, actor, "zakat_rule", { ...body, rule }, subjectOf(rule));
        return rule;
      }),
    ),
  confirm: async (actor, rule) => confirm(parts, actor, await idAbout(parts, subjectOf(rule), MISSING)),
  giveBack: async (actor, rule, reason) =>
    withdraw(parts, actor, await idAbout(parts, subjectOf(rule), MISSING), reason),
});
