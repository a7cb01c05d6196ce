import { useInsurer, usualInsurer } from '../calls/settings';
import { Around } from './Around';
import { PhoneLink } from './PhoneLink';

/** A text with the number to call in its place. */
export const WithNumber = ({ text }: { text: string }) => {
  const insurer = useInsurer();
  const { customerServiceNumber: number } = insurer ?? usualInsurer;
  return (
    <Around text={text} place="number">
      <span style={{ whiteSpace: 'nowrap' }}>
        <PhoneLink number={number} isKnown={insurer !== null} />
      </span>
    </Around>
  );
};
