import type { PaymentPage } from "@barakah/contract";
import type { Query, QueryCacheNotifyEvent, QueryClient } from "@tanstack/react-query";
import { statusOf } from "../platform/api-error.ts";
import { ownerHere } from "../platform/forget-person.ts";
import { sessionStore } from "../platform/session.ts";
import { STORES, within } from "./device-database.ts";
import { ANSWER_STAYS_MS, ANSWERS_MOST, isPast } from "./how-long-kept.ts";
import { noteCopy } from "./shown-copies.ts";
import { answerStays, isPublicAnswer } from "./which-answers-stay.ts";

/** An answer of the server that this phone shows again without a signal. */
interface KeptAnswer {
  /** The hash of the query. */
  id: string;
  /** Whose; null for a guest's payment. */
  memberId: number | null;
  data: unknown;
  at: string;
}

const isOver = ({ at }: KeptAnswer) => isPast(at, ANSWER_STAYS_MS);
const everybodys = () => within<KeptAnswer[]>(STORES.answers, "readonly", (store) => store.getAll());
const remove = (id: string) => within(STORES.answers, "readwrite", (store) => store.delete(id));

async function keep({ queryHash: id, state: { data, dataUpdatedAt } }: Query): Promise<void> {
  const memberId = isPublicAnswer(id) ? null : (sessionStore.read()?.id ?? null);
  const kept: KeptAnswer = { id, memberId, data, at: new Date(dataUpdatedAt).toISOString() };
  await within(STORES.answers, "readwrite", (store) => store.put(kept));
  const all = (await everybodys()).sort((one, other) => other.at.localeCompare(one.at));
  for (const old of all.slice(ANSWERS_MOST)) await remove(old.id);
}

/** Answers of somebody else who used this phone are not shown. */
const isOurs = ({ memberId }: KeptAnswer) => memberId === null || memberId === ownerHere();

async function restore(client: QueryClient, { queryHash, queryKey, state }: Query): Promise<void> {
  const kept = await within<KeptAnswer | undefined>(STORES.answers, "readonly", (store) =>
    store.get(queryHash),
  );
  if (!kept || isOver(kept) || !isOurs(kept) || state.data !== undefined) return;
  if (client.getQueryData(queryKey) !== undefined) return;
  client.setQueryData(queryKey, kept.data, { updatedAt: Date.parse(kept.at) });
  noteCopy(queryHash, kept.at);
}

/** The payments that can be opened without a signal, newest first. */
export async function paymentsHere(): Promise<{ payment: PaymentPage; at: string }[]> {
  const kept = (await everybodys()).filter((one) => one.id.startsWith('["payment-page",') && isOurs(one));
  return kept
    .sort((one, other) => other.at.localeCompare(one.at))
    .map(({ data, at }) => ({ payment: data as PaymentPage, at }));
}

/** Keeps what the server answers, and shows it where the server cannot be reached. Starts with what the page has already asked. */
export function keepAnswers(client: QueryClient): void {
  const isWithoutSignal = (error: unknown) => error !== null && statusOf(error) === 0;
  function look(query: Query) {
    if (!answerStays(query.queryHash)) return;
    if (query.state.data !== undefined) void keep(query).catch(() => undefined);
    else if (isWithoutSignal(query.state.error ?? query.state.fetchFailureReason))
      void restore(client, query).catch(() => undefined);
  }
  function follow({ type, query, ...event }: QueryCacheNotifyEvent) {
    if (!answerStays(query.queryHash)) return;
    if (type === "added") look(query);
    if (type !== "updated" || !("action" in event)) return;
    const { action } = event;
    if (action.type === "success" && !action.manual) {
      noteCopy(query.queryHash, undefined);
      look(query);
    } else if (action.type === "failed" || action.type === "error") look(query);
  }
  const cache = client.getQueryCache();
  for (const query of cache.getAll()) look(query);
  cache.subscribe(follow);
}

/** Deletes what belongs to members who signed out. A guest has no other way back to a payment. */
export async function forgetOthersAnswers(): Promise<void> {
  const owner = ownerHere();
  for (const kept of await everybodys())
    if (isOver(kept) || (kept.memberId !== null && kept.memberId !== owner)) await remove(kept.id);
}
