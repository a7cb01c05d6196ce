import { useAria } from '#ui';
import { TextBox } from './TextBox';

interface Props {
  id: string;
  code: string;
  onType: (code: string) => void;
  /** Pressed Enter: the code is there. */
  onEnter: () => void;
  /** Characters that it takes. */
  most: number;
}

/** Where a one-time password is typed; a phone offers the one that it was just sent. */
export const OtpBox = ({ id, code, onType, onEnter, most }: Props) => (
  <TextBox
    {...useAria(true)}
    id={id}
    value={code}
    onType={onType}
    cleanInput={(text) => text.replace(/\D/g, '')}
    onKeyDown={(event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      onEnter();
    }}
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={most}
    size={most}
  />
);
