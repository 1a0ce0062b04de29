import type { Parcel } from "@barakah/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { ApiError } from "../../../platform/api-error.ts";
import { api } from "../../../platform/browser-api.ts";
import { problemIn, useSend } from "../../../ui/form/use-send.ts";
import { useToast } from "../../../ui/toast/toasts.tsx";
import { nextAfter, sentAs } from "./parcels.ts";

interface Typed {
  parcel: Parcel;
  text: string;
  confirm: boolean;
  /** Corrects a number that was saved on this page. */
  correct: boolean;
}

const bodyOf = ({ parcel, text, confirm, correct }: Typed) =>
  parcel.shipment?.mode === "store_courier"
    ? {
        driver_name: text.split(/[,;]/)[0]?.trim(),
        driver_phone: text.split(/[,;]/)[1]?.trim() ?? "",
        correct,
      }
    : { awb: text, confirm, correct };

/** Entering tracking numbers one after the other: Enter saves and goes to the next parcel. */
export function useSending<Row extends Parcel>(parcels: Row[]) {
  const client = useQueryClient();
  const toast = useToast();
  const field = useRef<HTMLInputElement>(null);
  const [saved, setSaved] = useState<ReadonlyMap<string, string>>(new Map());
  // What left before this page was opened stays in view for the day.
  const sent = useMemo(() => {
    const before = parcels.flatMap((parcel): [string, string][] => {
      const number = sentAs(parcel);
      return number ? [[parcel.order_number, number]] : [];
    });
    return new Map([...before, ...saved]);
  }, [parcels, saved]);
  const [chosen, setChosen] = useState<string>();
  const [text, setText] = useState("");
  const [asked, setAsked] = useState<string>();
  const now =
    parcels.find(({ order_number }) => order_number === chosen) ??
    parcels.find(({ order_number }) => !sent.has(order_number));

  function go(number: string | undefined) {
    setChosen(number);
    setText("");
    setAsked(undefined);
    field.current?.focus();
  }
  const { send, busy, errorOf } = useSend<Typed>({
    mutationFn: (typed) =>
      api.call("POST /api/admin/orders/:order_number/ship/", {
        params: { order_number: typed.parcel.order_number },
        body: bodyOf(typed),
      }),
    onError(error) {
      if (error instanceof ApiError && error.code === "awb_used") setAsked(error.detail);
      else toast.error(problemIn(error));
      field.current?.focus();
    },
    onSuccess(_, { parcel, text: number }) {
      const done = new Map(sent).set(parcel.order_number, number);
      setSaved(new Map(saved).set(parcel.order_number, number));
      go(nextAfter(parcels, parcel.order_number, done));
      void client.invalidateQueries({ queryKey: ["staff", "order", parcel.order_number] });
    },
  });
  const save = (confirm = false) =>
    now &&
    text.trim() &&
    send({ parcel: now, text: text.trim(), confirm, correct: sent.has(now.order_number) });

  /** Goes back to the number that was saved last. */
  function again() {
    const last = [...saved].at(-1);
    if (!last) return;
    go(last[0]);
    setText(last[1]);
  }
  /** Goes to the first parcel without a number of the next courier. */
  function nextCourier(): boolean {
    const couriers = [...new Set(parcels.map(({ shipment }) => shipment?.courier))];
    const place = couriers.indexOf(now?.shipment?.courier);
    const next = parcels.find(
      ({ shipment, order_number }) => couriers.indexOf(shipment?.courier) > place && !sent.has(order_number),
    );
    if (next) go(next.order_number);
    return next !== undefined;
  }

  function move(by: 1 | -1) {
    const place = parcels.findIndex(({ order_number }) => order_number === now?.order_number);
    go(parcels[(place + by + parcels.length) % parcels.length]?.order_number);
  }
  return {
    field,
    now,
    sent,
    text,
    setText,
    asked,
    setAsked,
    save,
    move,
    go,
    again,
    nextCourier,
    busy,
    errorOf,
  };
}
