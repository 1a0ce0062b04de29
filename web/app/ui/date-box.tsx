import { dateBox } from "../platform/day-box.ts";

interface DateBoxProps {
  at: string;
  past?: boolean;
  small?: boolean;
}

/** Weekday, day and month, left of what happens then; grey when it is past. */
export function DateBox({ at, past = false, small = false }: DateBoxProps) {
  const { weekday, day, month } = dateBox(at);
  return (
    <span
      aria-hidden="true"
      className={`flex flex-none flex-col items-center justify-center rounded-md text-center leading-[1.2] font-bold ${small ? "w-11 py-0.5 text-2xs" : "w-[52px] self-stretch py-2 text-xs"} ${past ? "bg-surface-2 text-text-2" : "bg-primary-soft text-on-primary-soft"}`}
    >
      {weekday}
      <b className={small ? "text-md leading-[1.1]" : "text-xl leading-[1.3]"}>{day}</b>
      {month}
    </span>
  );
}
