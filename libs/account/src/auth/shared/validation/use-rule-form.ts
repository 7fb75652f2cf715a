import { useEffect, useRef } from 'react';
import { type DefaultValues, type FieldErrors, type FieldPath, useForm, type UseFormReturn } from 'react-hook-form';

/** Translated error messages by field name. */
export type FieldErrorMessages<Fields> = { readonly [Name in keyof Fields]?: string | undefined };

/**
 * Milliseconds between a change of the language or the rules and the next validation. Only the fields with a visible
 * error are validated then, so that the text of the error is correct.
 */
export const revalidateAfterMs = 200;

interface RuleForm<Fields> {
  readonly defaultValues: DefaultValues<Fields>;
  /**
   * Validates all fields and returns the error messages. It must return no message for a hidden field. Such a message
   * would prevent the submit, and the member would not see the reason.
   */
  readonly check: (fields: Fields) => FieldErrorMessages<Fields>;
  /**
   * Value that is different after each change of the language or the rules, for example a text that contains both.
   * After such a change, the form updates its error messages.
   */
  readonly revalidateKey: unknown;
  /**
   * If false, the form does not focus the first invalid field after a submit. Use this if the component sets the
   * focus. The default is true.
   */
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
