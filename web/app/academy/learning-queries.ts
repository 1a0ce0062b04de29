import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { apiOf, read, readQuery } from "../platform/query-client.ts";
import { isMember, sessionStore } from "../platform/session.ts";

/** The signed-in member; on the server always nobody. */
export function memberNow(): number | undefined {
  const session = sessionStore.read();
  return isMember(session) ? session.id : undefined;
}

/** A course; members who may open its materials get their contents too. */
export const courseQuery = (slug: string, memberId: number | undefined) =>
  queryOptions({
    queryKey: memberId === undefined ? ["course", slug] : ["member", memberId, "course", slug],
    queryFn: read("GET /api/courses/:slug/", { params: { slug } }),
    // Show the public version until the member's own arrives.
    placeholderData: keepPreviousData,
    // A treasurer may have verified the payment a moment ago.
    ...(memberId !== undefined && { staleTime: 0 }),
  });

export const enrolmentsQuery = (memberId: number | undefined) =>
  readQuery(
    ["member", memberId, "enrolments"],
    "GET /api/courses/enrollments/",
    { query: {} },
    { staleTime: 0 },
  );

export const materialQuery = (memberId: number | undefined, slug: string, id: string) =>
  readQuery(["member", memberId, "material", slug, id], "GET /api/courses/:slug/materials/:id/", {
    params: { slug, id },
  });

/** A free material for visitors; null if it is not free. */
export const freeMaterialQuery = (slug: string, id: string) =>
  queryOptions({
    queryKey: ["free-material", slug, id],
    queryFn: async ({ client, signal }) => {
      const { materials } = await client.fetchQuery(courseQuery(slug, undefined));
      if (!materials.some((one) => one.is_free && String(one.id) === id)) return null;
      return apiOf(client).call(
        "GET /api/courses/:slug/materials/:id/",
        { params: { slug, id } },
        { signal },
      );
    },
  });

export const progressQuery = (memberId: number | undefined, slug: string) =>
  readQuery(
    ["member", memberId, "progress", slug],
    "GET /api/courses/:slug/progress/",
    { params: { slug } },
    { staleTime: 0 },
  );

export const certificateQuery = (number: string) =>
  readQuery(["certificate", number], "GET /api/certificates/:number/", { params: { number } });
