import { useQuery } from "@tanstack/react-query";
import { paymentOptionsQuery } from "../payments/index.ts";
import { preloadOnServer } from "../platform/preload.server.ts";
import { type PageQueries, preloadInBrowser } from "../platform/preload.ts";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Skeleton } from "../ui/feedback/skeleton.tsx";
import type { Route } from "./+types/pay-page";
import { PayForm } from "./pay-form.tsx";
import { PayFrame } from "./pay-frame.tsx";
import { zakatBookQuery } from "./queries.ts";

const queries: PageQueries<unknown> = () => [zakatBookQuery(), paymentOptionsQuery()];
export const loader = preloadOnServer(queries);
export const clientLoader = preloadInBrowser(queries);

export default function PayZakatPage({ loaderData }: Route.ComponentProps) {
  const book = useQuery(zakatBookQuery());
  if (book.data) return <PayForm book={book.data} sent={loaderData?.sent} />;
  return (
    <PayFrame open={false}>
      <Loaded query={book} failure="Aturan zakat gagal dimuat." skeleton={<Skeleton className="m-4 h-96" />}>
        {() => null}
      </Loaded>
    </PayFrame>
  );
}
