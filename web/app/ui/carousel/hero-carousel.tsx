import { type ReactNode, useId } from "react";
import { useCarousel } from "./use-carousel.ts";

interface DotsProps {
  count: number;
  index: number;
  onJump(to: number): void;
  children: ReactNode;
}

interface HeroCarouselProps {
  label: string;
  slides: { key: string | number; content: ReactNode }[];
  className?: string;
}

/** Advances every five seconds; a dot jumps and restarts the interval. */
export function HeroCarousel({ label, slides, className = "" }: HeroCarouselProps) {
  const id = useId();
  const { index, jump, stopped, setStopped, view, section } = useCarousel(slides.length);
  if (slides.length === 0) return null;
  return (
    <section
      aria-roledescription="carousel"
      aria-labelledby={id}
      className={`relative ${className}`}
      {...section}
    >
      <h2 id={id} className="sr-only">
        {label}
      </h2>
      <div className="slides mx-4" {...view}>
        {slides.map((slide, position) => (
          <fieldset
            key={slide.key}
            aria-roledescription="slide"
            aria-label={`${position + 1} dari ${slides.length}`}
            data-on={position === index}
            className="slide min-w-0"
          >
            {slide.content}
          </fieldset>
        ))}
      </div>
      {slides.length > 1 && (
        <Dots count={slides.length} index={index} onJump={jump}>
          <button
            type="button"
            aria-label={stopped ? "Jalankan slide" : "Hentikan slide"}
            onClick={() => setStopped(!stopped)}
            className="slide-switch"
            data-stopped={stopped}
          />
        </Dots>
      )}
    </section>
  );
}

function Dots({ count, index, onJump, children }: DotsProps) {
  const positions = Array.from({ length: count }, (_, position) => position);
  return (
    <div data-needs-script className="relative -mb-2 flex h-(--tap) justify-center">
      {positions.map((position) => (
        <button
          key={position}
          type="button"
          aria-label={`Slide ${position + 1}`}
          aria-current={position === index}
          onClick={() => onJump(position)}
          className="dot"
        />
      ))}
      {children}
    </div>
  );
}
