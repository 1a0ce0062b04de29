import type { ReactNode } from "react";
import { Link } from "react-router";
import { FeaturedChip } from "../featured-chip.tsx";
import { Skeleton } from "../feedback/skeleton.tsx";
import { Card } from "../layout/card.tsx";
import { Media } from "../pictures/media.tsx";
import { Picture } from "../pictures/picture.tsx";

interface HeroSlideProps {
  to: string;
  thumbnail: string | null;
  title: string;
  /** True for the first slide: it is the largest picture in view. */
  eager: boolean;
  children: ReactNode;
}

/** Text below the picture, never on it. */
export const HeroSlide = ({ to, thumbnail, title, eager, children }: HeroSlideProps) => (
  <Link to={to} prefetch="intent" className="flex h-full flex-col rounded-xl bg-surface -outline-offset-3">
    <Media ratio="16:9">
      <Picture
        src={thumbnail}
        alt=""
        width={640}
        height={360}
        sizes="(min-width: 480px) 448px, calc(100vw - 32px)"
        eager={eager}
      />
      <FeaturedChip tone="glass" className="absolute top-3 left-3" />
    </Media>
    <div className="flex flex-1 flex-col px-4 pt-3.5 pb-4">
      <h3 className="mb-auto line-clamp-2 text-[1.0625rem] leading-[1.4375rem] font-bold text-balance">
        {title}
      </h3>
      {children}
    </div>
  </Link>
);

export const HeroSkeleton = () => (
  <div className="px-4 pb-9">
    <Card className="overflow-hidden rounded-xl">
      <Skeleton className="aspect-[16/9] rounded-none" />
      <div className="px-4 pt-3.5 pb-4">
        <Skeleton className="my-1 h-4 w-5/6" />
        <Skeleton className="mt-2 mb-1 h-4 w-3/5" />
        <Skeleton className="mt-3.5 mb-2.5 h-1.5" />
        <Skeleton className="my-1 h-3.5 w-2/5" />
      </div>
    </Card>
  </div>
);
