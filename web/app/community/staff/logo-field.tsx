import { UPLOAD_ACCEPT } from "@barakah/contract/platform/uploaded-picture-types";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../platform/browser-api.ts";
import { putCached, readQuery } from "../../platform/query-client.ts";
import { FieldError } from "../../ui/form/field.tsx";
import { useSend } from "../../ui/form/use-send.ts";
import { SmallButton } from "../../ui/staff/small-button.tsx";
import { UploadButton } from "../../ui/staff/upload-button.tsx";

/** Sent unchanged, so that shape and transparency stay. */
function sendLogo(picture: File) {
  const form = new FormData();
  form.append("picture", picture, picture.name);
  return api.call("POST /api/admin/logo/", { body: {} }, { form });
}

/** The community's logo, stored at once and not with the settings. */
export function LogoField() {
  const client = useQueryClient();
  const { data } = useQuery(logoQuery);
  const version = data?.version ?? null;
  const show = (answer: { version: string | null }) => putCached(client, logoQuery.queryKey, answer);
  const upload = useSend({
    mutationFn: sendLogo,
    success: "Logo disimpan. Halaman lain menyusul dalam semenit.",
    onSuccess: show,
    onError: () => {},
  });
  const removal = useSend({
    mutationFn: () => api.call("DELETE /api/admin/logo/", {}),
    success: "Kembali ke logo bawaan.",
    onSuccess: show,
  });
  const src = (name: "mark" | "light") => `/logo/${name}.svg?v=${version ?? "bawaan"}`;
  return (
    <div>
      <p className="text-sm font-semibold">Logo</p>
      <div className="mt-2 flex flex-wrap items-center gap-3">
        <span className="grid size-16 place-items-center rounded-md border border-border bg-white">
          <img src={src("mark")} alt="Logo sekarang" width={44} height={44} />
        </span>
        <span className="grid size-16 place-items-center rounded-md bg-primary">
          <img src={src("light")} alt="Logo sekarang di atas hijau" width={44} height={44} />
        </span>
        <UploadButton
          label={upload.busy ? "Menyimpan..." : version ? "Ganti logo" : "Unggah logo"}
          accept={UPLOAD_ACCEPT}
          busy={upload.busy}
          onChoose={upload.send}
        />
        {version && (
          <SmallButton variant="quiet" busy={removal.busy} onClick={() => removal.send()}>
            Pakai logo bawaan
          </SmallButton>
        )}
      </div>
      <p className="mt-1.5 text-xs text-text-2">
        JPG atau PNG, paling besar 2 MB; persegi dengan latar tembus pandang paling bagus. Tampil di header,
        ikon aplikasi, tanda terima dan sertifikat.
      </p>
      <div role="alert">{upload.problem && <FieldError>{upload.problem}</FieldError>}</div>
    </div>
  );
}

const logoQuery = readQuery(["logo"], "GET /api/admin/logo/", {});
