import {
  choicesOf as choicesIn,
  chosenOf,
  type Json,
  offeredChoices,
  type Option,
  type Pointer,
  type Schema,
} from '#engine';
import { listPointer } from '../../controller/answers/lists';
import { contextOf } from '../../controller/formController';
import { useFormController, useFormState } from '../../controller/useFormController';
import { t } from '../../i18n';

export interface Choice {
  value: Json;
  label: string;
}

/** The options: of a list of request.json, which may be loading or failed, else of the schema. */
export function useOptions(
  at: Pointer,
  schema: Schema,
  ui: { enumNames?: string[] },
): Choice[] | 'loading' | 'failed' {
  const list = useFormState(
    (state): Option[] | 'loading' | 'failed' | undefined => state.lists[listPointer(at)],
  );
  return list ?? choicesOf(schema, ui);
}

/** A choice that the customer made before it ceased to be offered, or that is offered. */
export type OfferedChoice = Choice & { isGone?: true };

/**
 * The choices that are offered with the answers so far. One that was made and is offered no longer stays, so that it is
 * not lost without a word, and must be chosen anew.
 */
export function useOffered(at: Pointer, choices: Choice[], value: unknown): OfferedChoice[] {
  const controller = useFormController();
  const { definition } = controller.props;
  const field = listPointer(at);
  const isOfSome = definition.request.choices?.[field] !== undefined;
  const offered = useFormState(({ answers }) =>
    isOfSome
      ? JSON.stringify(
          offeredChoices(definition, contextOf(controller), answers, field, choices).map((one) =>
            choices.indexOf(one),
          ),
        )
      : '',
  );
  if (!isOfSome) return choices;
  const indexes: number[] = JSON.parse(offered);
  return choices.flatMap((choice, i): OfferedChoice[] => {
    if (indexes.includes(i)) return [choice];
    const label = t('choice.gone', { label: choice.label });
    return chosenOf([choice], value).length > 0 ? [{ ...choice, label, isGone: true }] : [];
  });
}

export const choicesOf = (schema: Schema, { enumNames }: { enumNames?: string[] }): Choice[] =>
  choicesIn(schema, enumNames).map(({ value, label }) => ({
    value,
    label: label ?? t(value === true ? 'yes' : 'no'),
  }));
