import { Hint, Row, TextButton } from '#ui';
import styled from '@emotion/styled';
import { formatTime } from '#engine';
import { saveNow } from '../controller/draft/save';
import { useFormState, useFormController } from '../controller/useFormController';
import { t } from '../i18n';
import { useBusy } from '../parts/useBusy';

/** A line of its own: beside other buttons the text would move them each time it comes and goes. */
const Line = styled(Row)`
  flex-basis: 100%;
`;

/** Every time of day is written with as many characters. */
const anyTime = '2020-01-01T12:00:00Z';

/** Keeps the room of its usual text, so that the page stays as tall as it is while answers are saved. */
const State = styled(Hint)`
  flex: 1 1 240px;
  display: grid;
  &::after {
    content: attr(data-usual);
    visibility: hidden;
  }
  > *,
  &::after {
    grid-area: 1 / 1;
  }
`;

/** The button that saves now, and the state of the last save. */
export function SaveDraft() {
  const controller = useFormController();
  const saving = useFormState((state) => state.saving);
  const { isBusy, whileBusy } = useBusy();
  const { definition, insurer } = controller.props;
  if (!definition.request.draft) return null;
  const kept = (at: string) =>
    t('keep.kept', { time: formatTime(at, insurer.timeZone as string | undefined) });
  return (
    <Line>
      <TextButton aria-disabled={isBusy} onClick={() => void whileBusy(() => saveNow(controller))}>
        {t('keep.button')}
      </TextButton>
      <State role="status" data-usual={kept(anyTime)}>
        <span>
          {saving.kind === 'saved' && kept(saving.at)}
          {saving.kind === 'failed' && t('keep.failed')}
          {saving.kind === 'refused' && saving.message}
        </span>
      </State>
    </Line>
  );
}
