import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../platform/api-error.ts";
import { api } from "../../platform/browser-api.ts";
import { useToast } from "../../ui/feedback/toasts.tsx";
import { shoppingKey } from "../shopping-queries.ts";

interface Testifying {
  slug: string;
  memberId: number;
  onDone(): void;
}

interface Words {
  stars: number;
  description: string;
}

type Errors = Partial<Record<keyof Words, string>>;

function errorsIn({ stars, description }: Words): Errors {
  return {
    ...(stars < 1 && { stars: "Pilih 1 sampai 5 bintang." }),
    ...(description.trim() === "" && { description: "Isi dengan testimoni." }),
  };
}

/** Sends a testimony, once it is complete. */
export function useTestifying({ slug, memberId, onDone }: Testifying) {
  const client = useQueryClient();
  const toast = useToast();
  const [errors, setErrors] = useState<Errors>({});
  const { mutate, isPending } = useMutation({
    mutationFn: ({ stars, description }: Words) =>
      api.call("POST /api/products/:slug/testimonies/", {
        params: { slug },
        body: { stars, description: description.trim() },
      }),
    onSuccess() {
      toast.success("Terima kasih atas testimonimu!");
      onDone();
      void client.invalidateQueries({ queryKey: shoppingKey(memberId, "orders") });
      void client.invalidateQueries({ queryKey: ["product", slug] });
    },
    onError: (error) =>
      toast.error(error instanceof ApiError ? error.detail : "Terjadi kesalahan. Silakan coba lagi."),
  });
  function testify(words: Words) {
    const found = errorsIn(words);
    setErrors(found);
    if (Object.keys(found).length === 0) mutate(words);
  }
  const forget = (field: keyof Words) => setErrors(({ [field]: _, ...rest }) => rest);
  return { testify, errors, forget, busy: isPending };
}
