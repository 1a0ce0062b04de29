import { QueryObserver, queryOptions } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { createQueryClient, putCached, writeCached } from "./query-client.ts";

/** A list whose answers arrive when they are told to, each as it was when it was asked for. */
function aList() {
  const client = createQueryClient({} as never);
  const asked: PromiseWithResolvers<string[]>[] = [];
  const query = queryOptions({
    queryKey: ["list"],
    queryFn: () => {
      const answer = Promise.withResolvers<string[]>();
      asked.push(answer);
      return answer.promise;
    },
  });
  const observer = new QueryObserver(client, query);
  const leave = observer.subscribe(() => {});
  const shown = () => observer.getCurrentResult().data;
  return { client, asked, ...query, shown, leave };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

it("an older answer does not overwrite a change in the cache", async () => {
  const { client, asked, queryKey, shown, leave } = aList();
  asked[0]?.resolve(["one"]);
  await expect.poll(() => shown()).toEqual(["one"]);
  void client.refetchQueries({ queryKey });
  await writeCached(client, queryKey, (list) => ["two", ...list]);
  asked[1]?.resolve(["one"]);
  await settled();
  expect(shown()).toEqual(["two", "one"]);
  leave();
});

it("a list that was being loaded when an entry was added is loaded again", async () => {
  const { client, asked, queryKey, shown, leave } = aList();
  await writeCached(client, queryKey, (list) => ["two", ...list]);
  asked[0]?.resolve(["one"]);
  await settled();
  expect([shown(), asked.length]).toEqual([undefined, 2]);
  asked[1]?.resolve(["two", "one"]);
  await expect.poll(() => shown()).toEqual(["two", "one"]);
  leave();
});

it("a whole answer is shown at once and kept, also if nothing was cached", async () => {
  const { client, asked, queryKey, shown, leave } = aList();
  await putCached(client, queryKey, ["new"]);
  expect(shown()).toEqual(["new"]);
  asked[0]?.resolve(["old"]);
  await settled();
  expect([shown(), asked.length]).toEqual([["new"], 1]);
  leave();
});

it("queries with a longer key are not affected", async () => {
  const { client, queryKey, leave } = aList();
  const below = client.fetchQuery({ queryKey: [...queryKey, 1], queryFn: async () => "one of them" });
  await putCached(client, queryKey, []);
  expect(await below).toBe("one of them");
  leave();
});
