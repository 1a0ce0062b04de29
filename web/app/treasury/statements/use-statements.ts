import type { StatementLine, StatementState } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "../../platform/api-error.ts";
import { api } from "../../platform/browser-api.ts";
import { problemIn, useSend } from "../../ui/form/use-send.ts";
import { useToast } from "../../ui/toast/toasts.tsx";
import { sentPath } from "../returned-transfers/sent-back.tsx";
import { matchesOf, moneyOf, sureMatchesOf, wasRejected } from "./money-of.ts";

type Income = "nonhalal" | "fund:hasil-wakaf";

/** The actions on a list of statement lines, and which lines are selected. */
export function useStatements(lines: readonly StatementLine[]) {
  const client = useQueryClient();
  const toast = useToast();
  const [chosenIds, setChosenIds] = useState<ReadonlySet<number>>(new Set());
  const [assigning, setAssigning] = useState<readonly StatementLine[]>();
  const [giving, setGiving] = useState<StatementLine>();
  const [confirming, setConfirming] = useState<readonly StatementLine[]>();
  const [lump, setLump] = useState<StatementLine>();
  const chosen = lines.filter(({ id }) => chosenIds.has(id));

  function choose({ id }: StatementLine) {
    const next = new Set(chosenIds);
    if (!next.delete(id)) next.add(id);
    setChosenIds(next);
  }
  async function reload() {
    setChosenIds(new Set());
    await client.invalidateQueries();
  }
  const confirmation = useSend({
    mutationFn: (sure: readonly StatementLine[]) =>
      api.call("POST /api/admin/statements/confirm/", { body: { matches: sureMatchesOf(sure) } }),
    onSuccess({ results }) {
      const failed = results.find(({ approved }) => !approved);
      if (failed) toast.error(`${failed.reference}: ${failed.detail}`);
      else toast.success(`${results.length} pembayaran dicocokkan.`);
    },
    onSettled: reload,
    onDone: () => setConfirming(undefined),
  });
  const joining = useSend({
    mutationFn: ({ line, reference }: { line: StatementLine; reference: string }) => {
      const reopen = wasRejected(line);
      // Both halves of a split payment are one match.
      const proposed = matchesOf([line], lines).find((match) => match.reference === reference);
      const { lines: ids, unclaimed } = proposed ?? moneyOf([line]);
      return api.call("POST /api/admin/statements/assign/", {
        body: { lines: ids, unclaimed, references: [reference], reopen },
      });
    },
    success: "Sudah dicocokkan.",
    onSettled: reload,
  });
  const income = useSend({
    mutationFn: ({ line, account }: { line: StatementLine; account: Income | null }) =>
      api.call("POST /api/admin/statements/income/", { body: { line: line.id, account } }),
    success: "Sudah dibukukan.",
    onSettled: reload,
  });
  const { busy, ...aside } = useSetAside((line, reference) => joining.send({ line, reference }), reload);
  return {
    busy: confirmation.busy || joining.busy || income.busy || busy,
    bookIncome: (line: StatementLine, account: Income | null) => income.send({ line, account }),
    chosen,
    choose,
    /** The sure matches whose confirmation is open. */
    confirming,
    setConfirming,
    confirm: confirmation.send,
    /** Matches the payment that this line seems to pay; reopens it if it was rejected. */
    match: (line: StatementLine) =>
      line.proposal && joining.send({ line, reference: line.proposal.reference }),
    ...aside,
    assigning,
    assign: setAssigning,
    giving,
    give: setGiving,
    lump,
    openLump: setLump,
    reload,
  };
}
export type Statements = ReturnType<typeof useStatements>;

type Aside = Exclude<StatementState, "matched">;

const DONE: Record<Aside, string> = {
  open: "Sudah kembali ke baris baru.",
  unidentified: "Dicatat sebagai belum diketahui dari siapa.",
  ignored: "Sudah diabaikan.",
};

/** Where a line that is probably a cash deposit or a returned payout is matched. */
const ELSEWHERE: Record<string, { label: string; path: string }> = {
  likely_handover: { label: "Buka Kas", path: "/admin/kas?daftar=setoran" },
  likely_return: { label: "Buka transfernya", path: "/admin/mutasi" },
};

interface Wanted {
  lines: readonly StatementLine[];
  from: Aside;
  as: Aside;
  confirm?: boolean;
}

/** Sets lines aside. If a line probably belongs to an approved payment, the server first asks for confirmation. */
function useSetAside(join: (line: StatementLine, reference: string) => unknown, reload: () => unknown) {
  const toast = useToast();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ wanted: Wanted; error: ApiError }>();
  const aside = useSend({
    mutationFn: ({ lines, ...wanted }: Wanted) =>
      api.call("POST /api/admin/statements/set-aside/", {
        body: { lines: lines.map(({ id }) => id), ...wanted },
      }),
    onSuccess: (_, { as }) => toast.success(DONE[as]),
    onError(error, wanted) {
      if (error instanceof ApiError && (error.candidate || ELSEWHERE[error.code]))
        setAsked({ wanted, error });
      else toast.error(problemIn(error));
    },
    onSettled: reload,
  });
  const candidate = asked?.error.candidate;
  const elsewhere = asked && ELSEWHERE[asked.error.code];
  const back =
    asked?.error.code === "likely_return" &&
    asked.wanted.lines.find(({ bringing_back }) => bringing_back?.noted)?.bringing_back;
  const line = asked?.wanted.lines.find(({ id }) => id === candidate?.line);
  return {
    busy: aside.busy,
    setAside: (lines: readonly StatementLine[], from: Aside, as: Aside) => aside.send({ lines, from, as }),
    likely: asked && { detail: asked.error.detail, confirm: elsewhere?.label ?? "Cocokkan" },
    joinLikely() {
      setAsked(undefined);
      if (elsewhere) return navigate(back ? sentPath(back) : elsewhere.path);
      if (line && candidate) join(line, candidate.reference);
    },
    keepAnyway() {
      setAsked(undefined);
      if (asked) void aside.send({ ...asked.wanted, confirm: true });
    },
    dismissLikely: () => setAsked(undefined),
  };
}
