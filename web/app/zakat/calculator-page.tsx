import { isZakatKind } from "@barakah/contract/zakat/kinds";
import { useQuery } from "@tanstack/react-query";
import { data } from "react-router";
import { preloadOnServer } from "../platform/preload.server.ts";
import { preloadInBrowser } from "../platform/preload.ts";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { NotFound } from "../ui/feedback/not-found.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import type { Route } from "./+types/calculator-page";
import { Calculator } from "./calculator.tsx";
import { CalculatorFrame } from "./calculator-frame.tsx";
import { zakatBookQuery } from "./queries.ts";

const load = preloadOnServer(() => [zakatBookQuery()]);

export function loader(args: Route.LoaderArgs) {
  if (!isZakatKind(args.params.kind)) throw data(null, { status: 404 });
  return load(args);
}
export const clientLoader = preloadInBrowser(() => [zakatBookQuery()]);

/** Steps are history entries of one page: nothing is loaded again between them. */
export const shouldRevalidate = () => false;

export default function CalculatorPage({ params, loaderData }: Route.ComponentProps) {
  const book = useQuery(zakatBookQuery());
  const { kind } = params;
  if (!isZakatKind(kind)) return <NotFound />;
  if (book.data) return <Calculator key={kind} kind={kind} book={book.data} sent={loaderData?.sent} />;
  return (
    <CalculatorFrame kind={kind}>
      <Loaded query={book} failure="Aturan zakat gagal dimuat." skeleton={<Skeleton className="m-4 h-64" />}>
        {() => null}
      </Loaded>
    </CalculatorFrame>
  );
}
