import { Icon, SecondaryButton, Stack, tokens, VisuallyHidden } from '#ui';
import type { Pointer } from '#engine';
import styled from '@emotion/styled';
import { confirmUnusual } from '../controller/unusual/unusual';
import { useFormController } from '../controller/useFormController';
import { idOf } from '../draw/fieldId';
import { t } from '../i18n';
import { focusField } from '../page/focusField';

const { colour, radius } = tokens;

const Box = styled(Stack)`
  justify-items: start;
  margin-top: 8px;
  padding: 12px 16px;
  background: ${colour.amberSoft};
  border: 1px solid ${colour.amber};
  border-radius: ${radius.control}px;
`;

const Line = styled.p`
  display: flex;
  gap: 8px;
  align-items: baseline;
  svg {
    flex: none;
    transform: translateY(3px);
  }
`;

const Question = styled(Line)`
  font-weight: 600;
  color: ${colour.amber};
`;

const Confirmed = styled(Line)`
  margin-top: 8px;
  color: ${colour.green};
`;

interface Props {
  at: Pointer;
  /** Of the text, for `aria-describedby`. */
  id: string;
  /** None once the customer has confirmed the answer. */
  message: string | undefined;
}

/** Asks whether an unlikely answer is right; afterwards it says that the customer confirmed it. */
export function UnusualNotice({ at, id, message }: Props) {
  const controller = useFormController();
  if (message === undefined)
    return (
      <Confirmed id={id}>
        <Icon name="check" />
        {t('unusual.confirmed')}
      </Confirmed>
    );
  return (
    <Box gap={1.5}>
      <Question id={id}>
        <Icon name="warning" />
        <span>
          <VisuallyHidden>{t('unusual.prefix')} </VisuallyHidden>
          {message}
        </span>
      </Question>
      <SecondaryButton
        aria-describedby={id}
        onClick={() => {
          confirmUnusual(controller, at);
          focusField(idOf(at));
        }}
      >
        {t('unusual.confirm')}
      </SecondaryButton>
    </Box>
  );
}
