import type { Testimony } from "@barakah/contract";
import { Picture } from "../../ui/pictures/picture.tsx";

/** The buyer's pictures, each with a link to a larger one, and the seller's answer. */
export const TestimonyExtras = ({ pictures, answer, customer }: Testimony) => (
  <>
    {pictures.length > 0 && (
      <ul className="mt-2 flex gap-2">
        {pictures.map((src, place) => (
          <li key={src}>
            <a href={src} className="block size-20 overflow-hidden rounded-md bg-surface-2">
              <Picture
                src={src}
                alt={`Foto ${place + 1} dari ${customer}`}
                width={80}
                height={80}
                sizes="80px"
              />
            </a>
          </li>
        ))}
      </ul>
    )}
    {answer && (
      <p className="mt-2 rounded-md bg-surface-2 px-3 py-2 text-sm whitespace-pre-line wrap-anywhere">
        <b>Penjual:</b> {answer}
      </p>
    )}
  </>
);
