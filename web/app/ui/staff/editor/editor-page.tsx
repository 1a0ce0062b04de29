import type { PictureKind } from "@barakah/contract/platform/picture-ratios";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LoadItem } from "../work-page.tsx";
import { WORDS } from "./catalogue-words.ts";
import type { ItemQuery } from "./queries.ts";

interface EditorPageProps<Stored> {
  kind: PictureKind;
  /** From the URL; undefined for a new item. */
  id: string | undefined;
  query: ItemQuery<Stored>;
  children(stored: Stored | undefined): ReactNode;
}

export function EditorPage<Stored>({ id, children, ...rest }: EditorPageProps<Stored>) {
  if (id === undefined) return children(undefined);
  return (
    <StoredItemPage key={id} id={id} {...rest}>
      {children}
    </StoredItemPage>
  );
}

function StoredItemPage<Stored>({ kind, id, query, children }: EditorPageProps<Stored>) {
  const { name, path } = WORDS[kind];
  return (
    <LoadItem query={useQuery(query(Number(id)))} title={name} list={`/admin/${path}`}>
      {children}
    </LoadItem>
  );
}
