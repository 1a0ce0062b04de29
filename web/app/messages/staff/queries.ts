import type { Audience, BroadcastChannel } from "@barakah/contract/messages/broadcast-words";
import { readQuery } from "../../platform/query-client.ts";
import { pageQuery } from "../../platform/staff-query.ts";
import { type ListParams, listQueryOf } from "../../ui/staff/list-params.ts";

export const broadcastsQuery = () => readQuery(["staff", "broadcasts"], "GET /api/admin/broadcasts/", {});

export const broadcastQuery = (id: number) =>
  readQuery(["staff", "broadcasts", id], "GET /api/admin/broadcasts/:id/", { params: { id } });

export const failuresQuery = (id: number, params: ListParams) => {
  const { limit, offset } = listQueryOf(params);
  return pageQuery(
    ["staff", "broadcasts", id, "failures", offset],
    "GET /api/admin/broadcasts/:id/failures/",
    { params: { id }, query: { limit, offset } },
  );
};

export const audiencesQuery = () =>
  readQuery(["staff", "broadcasts", "audiences"], "GET /api/admin/broadcasts/audiences/", {});

export const countQuery = (audience: Audience, id: string, channels: readonly BroadcastChannel[]) =>
  readQuery(["staff", "broadcasts", "count", audience, id, channels], "GET /api/admin/broadcasts/count/", {
    query: { audience, channels: channels.join(","), ...(id && { audience_id: id }) },
  });
