import type { OwnStore } from "@barakah/contract";
import { HALAL, HALAL_LABEL, type Halal } from "@barakah/contract/stores/store-words";
import { RegionField } from "../shop/index.ts";
import { TextArea } from "../ui/form/text-area.tsx";
import { TextInput } from "../ui/form/text-input.tsx";
import type { Form } from "../ui/form/use-form.ts";
import { PictureField } from "../ui/pictures/picture-field.tsx";
import { uploadStorePicture } from "../ui/pictures/upload-picture.ts";
import { FormPart } from "./form-part.tsx";

export interface StoreValues {
  name: string;
  story: string;
  picture: string | null;
  thumbnail: string | null;
  region_code: string;
  place: string;
  phone: string;
  halal: Halal;
  halal_number: string;
  pickup_place: string;
  pickup_hours: string;
}

export const storeValues = (store: OwnStore | null): StoreValues => ({
  name: store?.name ?? "",
  story: store?.story ?? "",
  picture: store?.picture ?? null,
  thumbnail: store?.thumbnail ?? null,
  region_code: store?.region_code ?? "",
  place: store?.place ?? "",
  phone: store?.phone ?? "",
  halal: store?.halal ?? "ingredients",
  halal_number: store?.halal_number ?? "",
  pickup_place: store?.pickup_place ?? "",
  pickup_hours: store?.pickup_hours ?? "",
});

/** As the API takes them. */
export const storeBody = ({ thumbnail: _, place: __, ...values }: StoreValues) => values;

type Fields = Pick<Form<StoreValues>, "values" | "errors" | "change" | "field">;

/** What a store says about itself, in an application and later. */
export const StoreFields = ({ form: { values, errors, change, field } }: { form: Fields }) => (
  <>
    <FormPart title="Tokomu">
      <TextInput label="Nama toko" maxLength={60} {...field("name")} />
      <TextArea
        label="Apa yang kamu jual dan bagaimana dibuatnya"
        maxLength={1000}
        rows={4}
        {...field("story")}
      />
      <PictureField
        upload={uploadStorePicture}
        label="Foto toko"
        thumbnail={values.thumbnail}
        error={errors.picture}
        onChange={({ key, thumbnail }) => change({ picture: key, thumbnail })}
      />
      <RegionField
        key={values.region_code}
        label="Dikirim dari"
        place={values.place}
        error={errors.region_code}
        onChoose={(region_code, place) => change({ region_code, place })}
      />
      <TextInput
        label="Nomor WhatsApp toko"
        hint="Untuk petugas, kurir, dan pembeli yang mengambil pesanannya. Tidak tampil di halaman tokomu."
        type="tel"
        autoComplete="tel"
        maxLength={20}
        {...field("phone")}
      />
    </FormPart>
    <FormPart title="Diambil di tempat">
      <p className="text-sm text-text-2">
        Kosongkan bila tokomu hanya mengirim. Pembeli membaca tempat, jam, dan nomor WhatsApp ini sesudah
        membayar.
      </p>
      <TextInput label="Tempat mengambil" maxLength={200} {...field("pickup_place")} />
      <TextInput
        label="Hari dan jam"
        placeholder="Contoh: Senin sampai Jumat pukul 16 sampai 18"
        maxLength={200}
        {...field("pickup_hours")}
      />
    </FormPart>
    <FormPart title="Kehalalan">
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">Kehalalan</legend>
        {HALAL.map((one) => (
          <label
            key={one}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border border-border-strong bg-surface px-3.5 py-2.5 text-sm font-semibold has-checked:border-primary has-checked:bg-primary-softer has-checked:inset-ring has-checked:inset-ring-primary"
          >
            <input
              type="radio"
              name="halal"
              value={one}
              checked={values.halal === one}
              onChange={() => change({ halal: one })}
              className="size-[22px] flex-none appearance-none rounded-full border-[1.5px] border-border-strong bg-surface checked:border-[6.5px] checked:border-primary"
            />
            {HALAL_LABEL[one]}
          </label>
        ))}
      </fieldset>
      {values.halal === "certified" && (
        <TextInput label="Nomor sertifikat" maxLength={40} {...field("halal_number")} />
      )}
    </FormPart>
  </>
);
