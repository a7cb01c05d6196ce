import { Card, PlainList, Stack } from '#ui';
import { useInsurer, usualInsurer } from '../calls/settings';
import { PhoneLink } from '../components/PhoneLink';
import { roomUntil } from '../components/roomUntil';
import { t, tRecord } from '../i18n';

interface Props {
  /** What to do, and how. */
  steps: [title: string, how: string][];
}

/** What the customer can do about a payment that is not made; at last, whom to call. */
export const NextSteps = ({ steps }: Props) => {
  const insurer = useInsurer();
  const { customerServiceNumber, headerHours } = insurer ?? usualInsurer;
  return (
    <Card>
      <Stack gap={2}>
        <h2>{t('thankYou.next')}</h2>
        <PlainList as="ol" gap={2}>
          {steps.map(([title, how]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{how}</p>
            </li>
          ))}
          <li>
            <h3>{t('thankYou.support')}</h3>
            <p style={roomUntil(insurer !== null)}>
              <PhoneLink number={customerServiceNumber} />
              {`, ${tRecord(headerHours)}`}
            </p>
          </li>
        </PlainList>
      </Stack>
    </Card>
  );
};
