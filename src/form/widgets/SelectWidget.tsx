import { Select, widthFor } from '../../look/controls';
import { useAria } from '../../look/FieldContext';
import { Hint } from '../../look/Hint';
import { fetchList } from '../session/fetchLists';
import { useSession } from '../session/useSession';
import { say } from '../words';
import type { AnswerProps } from './props';
import { useOptions } from './useOptions';
import { TextButton } from '../../look/Button';

/** A drop-down of the browser's own: it works everywhere, by key and by finger. */
export function SelectWidget({ id, at, schema, isRequired, ui, value, onAnswer }: AnswerProps) {
  const session = useSession();
  const options = useOptions(at, schema, ui);
  const aria = useAria(isRequired);
  const list = session.props.definition.request.lists?.[at];
  if (options === 'failed')
    return (
      <Hint id={id} tabIndex={-1}>
        {say('list.failed')}{' '}
        <TextButton onClick={() => void fetchList(session, at, list!)}>
          {say('tryAgain')}
        </TextButton>
      </Hint>
    );
  return (
    <Select
      {...aria}
      id={id}
      style={widthFor(ui.width)}
      autoComplete={ui.autocomplete}
      value={options.findIndex((option) => option.value === value)}
      onChange={({ target }) => onAnswer(options[Number(target.value)]?.value)}
    >
      <option value={-1}>{ui.placeholder || say('select')}</option>
      {options.map((option, i) => (
        <option key={String(option.value)} value={i}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
