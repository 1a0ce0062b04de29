import { type QueryKey, type UseMutationOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useLocation } from "react-router";
import { ApiError, sentenceOf } from "../../platform/api-error.ts";
import { useToast } from "../toast/toasts.tsx";
import { serverFieldErrors } from "./field-errors.ts";
import { ignoreSecondTap } from "./second-tap.ts";

export interface SendOptions<Input, Output>
  extends Pick<UseMutationOptions<Output, Error, Input>, "mutationFn" | "mutationKey"> {
  success?: string;
  /**
   * What has to happen before it counts as done. Runs even if the page was left meanwhile. A callback that navigates
   * returns the promise of `navigate`: until the next page is there, another press would send it again.
   */
  onSuccess?(answer: Output, input: Input): unknown;
  /** In place of the toast that says why it failed. */
  onError?(error: Error, input: Input): unknown;
  /** The queries that are invalidated, also after a failure: all, or those with these key prefixes. */
  refreshes?: "everything" | readonly QueryKey[];
  onSettled?(): unknown;
  /** Called after success and refreshing: closes the dialog. */
  onDone?(answer: Output, input: Input): void;
}

export interface Sending<Input, Output> {
  busy: boolean;
  /** Why the last call failed; null once another one is under way. */
  error: Error | null;
  /** The same as a sentence, for a dialog, which covers the toasts. */
  problem: string | undefined;
  /** What the server says of one field. */
  errorOf(field: string): string | undefined;
  /** Sends, one at a time; gives what came back, or nothing after a failure. */
  send(input: Input): Promise<Output | undefined>;
  /** Forgets the last answer; not while one is under way, which would never be shown. */
  reset(): void;
  /** True from the first tap on, before the next rendering. */
  isUnderWay(): boolean;
}

/** A call that changes something: TanStack's `useMutation`, one at a time, with its failure said in a toast. */
export function useSend<Input = void, Output = unknown>(
  options: SendOptions<Input, Output>,
): Sending<Input, Output> {
  const toast = useToast();
  const client = useQueryClient();
  // `isPending` changes with the next rendering: two quick taps would both be sent.
  const underWay = useRef(false);
  // After a navigation the old page can still be pressed until the next one is rendered.
  const { key: visit } = useLocation();
  const left = useRef<string>(undefined);
  const { mutateAsync, isPending, error, reset } = useMutation<Output, Error, Input>({
    mutationFn: options.mutationFn,
    mutationKey: options.mutationKey,
    onSuccess(answer, input) {
      if (options.success) toast.success(options.success);
      return options.onSuccess?.(answer, input);
    },
    onError: (failure, input) =>
      options.onError ? options.onError(failure, input) : toast.error(problemIn(failure)),
    onSettled: () => Promise.all([options.onSettled?.(), ...refreshed()]),
  });

  function refreshed() {
    const { refreshes = [] } = options;
    if (refreshes === "everything") return [client.invalidateQueries()];
    return refreshes.map((queryKey) => client.invalidateQueries({ queryKey }));
  }
  async function send(input: Input): Promise<Output | undefined> {
    if (underWay.current || left.current === visit) return undefined;
    underWay.current = true;
    const from = addressKey();
    try {
      const answer = await mutateAsync(input);
      options.onDone?.(answer, input);
      if (addressKey() !== from) {
        left.current = visit;
        ignoreSecondTap();
      }
      return answer;
    } catch (failure) {
      // Refusals and aborted calls are handled; bugs are rethrown.
      if (failure instanceof ApiError || failure instanceof DOMException) return undefined;
      throw failure;
    } finally {
      underWay.current = false;
    }
  }
  return {
    busy: isPending || left.current === visit,
    error,
    problem: error ? problemIn(error) : undefined,
    errorOf: (field) => serverFieldErrors<Record<string, string>>(error)[field],
    send,
    reset() {
      if (!underWay.current) reset();
    },
    isUnderWay: () => underWay.current,
  };
}

/** The router's name for the address that the browser shows. */
const addressKey = () => (globalThis.history?.state as { key?: string } | null | undefined)?.key;

/** The sentence of the first wrong field, or else why the whole failed. */
export const problemIn = (error: Error) => Object.values(serverFieldErrors(error))[0] ?? sentenceOf(error);
