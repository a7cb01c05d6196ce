import { getAt, type Pointer, pointerOf, type Schema } from '#engine';
import { Hint, Select, TextButton, useAria, widthFor } from '#ui';
import { answer } from '../../controller/answers/answer';
import { fetchList, listPointer } from '../../controller/answers/lists';
import { useFormState, useFormController } from '../../controller/useFormController';
import { t } from '../../i18n';
import { focusIfLost } from '../../parts/focusSoon';
import type { AnswerProps } from '../props';
import { NoChoices } from './NoChoices';
import { useOffered, useOptions } from './useOptions';

/** The browser's own drop-down. */
export function SelectWidget({ id, at, schema, isRequired, ui, value, onAnswer }: AnswerProps) {
  const controller = useFormController();
  const options = useOptions(at, schema, ui);
  const taken = useTaken(at, schema);
  const all = Array.isArray(options) ? options : [];
  const offered = useOffered(at, all, value);
  const isNoneOffered = all.length > 0 && offered.length === 0;
  const aria = useAria(isRequired);
  const place = listPointer(at);
  const list = controller.props.definition.request.lists?.[place];
  const isFetched = Array.isArray(controller.store.get().lists[place]);
  if (options === 'failed' || (isFetched && options.length === 0))
    return (
      <Hint id={id} tabIndex={-1} role="status">
        {t(options === 'failed' ? 'list.failed' : 'list.none')}{' '}
        <TextButton
          onClick={() => void fetchList(controller, place, list!).then(() => focusIfLost(id))}
        >
          {t('tryAgain')}
        </TextButton>
      </Hint>
    );
  if (isNoneOffered) return <NoChoices id={id} />;
  const choices = offered.filter((option) => option.value !== taken);

  function choose(text: string) {
    const chosen = choices.find((choice) => String(choice.value) === text);
    onAnswer(chosen?.value);
    for (const [field, property] of Object.entries(list?.fills ?? {}))
      answer(controller, siblingOf(at, field), getAt(chosen, pointerOf(property)));
  }

  return (
    <Select
      {...aria}
      id={id}
      aria-busy={options === 'loading' || undefined}
      style={widthFor(ui.width)}
      autoComplete={ui.autocomplete}
      value={value === undefined ? '' : String(value)}
      onChange={({ target }) => choose(target.value)}
    >
      <option value="">
        {options === 'loading' ? t('list.loading') : ui.placeholder || t('select')}
      </option>
      {choices.map((option) => (
        <option key={String(option.value)} value={String(option.value)}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}

/** The location of another field of the same entry. */
const siblingOf = (at: Pointer, field: string): Pointer => at.replace(/[^/]*$/, field);

/** The choice of the field that this one must differ from. */
function useTaken(at: Pointer, { differsFrom = '' }: Schema): unknown {
  const [, field] = /^\.\/(.+)$/.exec(differsFrom) ?? [];
  return useFormState((state) => field && getAt(state.answers, siblingOf(at, field)));
}
