import { useEffect, useRef } from 'react';
import { type DefaultValues, type FieldErrors, type FieldPath, useForm, type UseFormReturn } from 'react-hook-form';

/** Translated error messages by field name. */
export type FieldErrorMessages<Fields> = { readonly [Name in keyof Fields]?: string | undefined };

/**
 * Milliseconds that the form waits after a change of the language or the rules, before it validates the fields with
 * visible errors again.
 */
export const revalidateAfterMs = 200;

interface RuleForm<Fields> {
  readonly defaultValues: DefaultValues<Fields>;
  /** Validates all fields and returns the error messages. Must not return a message for a hidden field. */
  readonly check: (fields: Fields) => FieldErrorMessages<Fields>;
  /**
   * Value that changes when the language or the rules change. The form then validates again, because the messages
   * depend on both.
   */
  readonly revalidateKey: unknown;
  /** False when the component itself sets the focus to the first invalid field. */
  readonly shouldFocusError?: boolean;
}

/**
 * Form state for fields whose validation rules and error messages come from the gateway. Rules and messages may change
 * while the form is open.
 */
export const useRuleForm = <Fields extends Record<string, string | boolean>>({
  defaultValues,
  check,
  revalidateKey,
  shouldFocusError = true,
}: RuleForm<Fields>): UseFormReturn<Fields> => {
  const latest = useRef(check);
  latest.current = check;
  const form = useForm<Fields>({
    defaultValues,
    shouldFocusError,
    resolver: (values) => {
      const issues = Object.entries(latest.current(values)).filter((entry): entry is [string, string] =>
        Boolean(entry[1]),
      );
      const errors = Object.fromEntries(
        issues.map(([name, message]) => [name, { type: 'rule', message }]),
      ) as FieldErrors<Fields>;
      return issues.length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const { formState, trigger } = form;
  const wrong = Object.keys(formState.errors) as FieldPath<Fields>[];
  const shown = useRef(wrong);
  shown.current = wrong;
  useEffect(() => {
    if (shown.current.length === 0) return;
    const timer = setTimeout(() => void trigger(shown.current), revalidateAfterMs);
    return () => clearTimeout(timer);
  }, [revalidateKey, trigger]);
  return form;
};
