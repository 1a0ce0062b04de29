import type { Audience, BroadcastChannel } from "@barakah/contract/messages/broadcast-words";
import { readQuery } from "../../platform/query-client.ts";

export const broadcastsQuery = () => readQuery(["staff", "broadcasts"], "GET /api/admin/broadcasts/", {});

export const broadcastQuery = (id: number) =>
  readQuery(["staff", "broadcasts", id], "GET /api/admin/broadcasts/:id/", { params: { id } });

export const audiencesQuery = () =>
  readQuery(["staff", "broadcasts", "audiences"], "GET /api/admin/broadcasts/audiences/", {});

export const countQuery = (audience: Audience, id: string, channels: readonly BroadcastChannel[]) =>
  readQuery(["staff", "broadcasts", "count", audience, id, channels], "GET /api/admin/broadcasts/count/", {
    query: { audience, channels: channels.join(","), ...(id && { audience_id: id }) },
  });
