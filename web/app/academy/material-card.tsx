import type { Material } from "@barakah/contract";
import { MATERIAL_TYPE_LABEL } from "@barakah/contract/academy/materials";
import { Link } from "react-router";
import { ExpandableHtml } from "../ui/html/expandable-html.tsx";
import { CaretRightBoldIcon, CheckCircleFillIcon } from "../ui/icons/icons.tsx";
import { Card } from "../ui/layout/card.tsx";
import { MaterialIcon } from "./material-icon.tsx";
import { lessonPath } from "./standing.ts";

interface MaterialCardProps {
  slug: string;
  material: Material;
  number: number;
  done: boolean;
}

/** A material with the beginning of its text; its title opens it for reading. */
export function MaterialCard({ slug, material, number, done }: MaterialCardProps) {
  return (
    <Card as="li" className="overflow-hidden">
      <h2 className="text-[.875rem] leading-[1.1875rem]">
        <Link
          to={lessonPath(slug, material.id)}
          className="flex min-h-16 items-center gap-3 px-3.5 py-2.5 font-bold hover:bg-surface-2"
        >
          <MaterialIcon type={material.material_type} />
          <span className="min-w-0 flex-1">
            {number}. {material.title}
            <span className="block text-xs font-medium text-text-3">
              {MATERIAL_TYPE_LABEL[material.material_type]}
            </span>
          </span>
          {done && (
            <>
              <CheckCircleFillIcon size={20} className="text-primary-text" />
              <span className="sr-only">selesai</span>
            </>
          )}
          <CaretRightBoldIcon size={16} />
        </Link>
      </h2>
      <div className="px-3.5 pb-2.5 text-sm">
        <ExpandableHtml html={material.content ?? ""} empty="Tidak ada konten." headingLevel={3} />
      </div>
    </Card>
  );
}
