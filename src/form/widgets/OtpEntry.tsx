import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useAria } from '../parts/FieldContext';
import { FieldFrame } from '../parts/FieldFrame';
import { Hint } from '../parts/Hint';
import { TextBox } from '../parts/TextBox';
import { say } from '../words';
import type { useOtp } from './useOtp';
import { QuietButton } from '../parts/QuietButton';

/** The input takes up to six although four are right (doc 1 §9). */
const most = 6;

const Block = styled('div')(({ theme }) => ({ marginTop: theme.spacing(2) }));
const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
}));

interface OtpEntryProps {
  id: string;
  otp: ReturnType<typeof useOtp>;
  sentTo: string;
}

/** Where the OTP is typed once it was sent; before that, only why it could not be sent. */
export function OtpEntry({ id, otp, sentTo }: OtpEntryProps) {
  if (!otp.uniqueId) return otp.says && <Failure role="alert">{otp.says}</Failure>;
  return (
    <Block>
      <FieldFrame
        id={id}
        label={say('otp.label')}
        labelled="label"
        isRequired
        help={say('otp.sent', { to: sentTo })}
        says={otp.says}
      >
        <Row>
          <Code id={id} otp={otp} />
          <Button variant="outlined" onClick={() => void otp.verify()} disabled={otp.isBusy}>
            {say('otp.verify')}
          </Button>
          {otp.left > 0 ? (
            <Hint>{say('otp.wait', { time: `00:${String(otp.left).padStart(2, '0')}` })}</Hint>
          ) : (
            <QuietButton onClick={() => void otp.send()} disabled={otp.isBusy}>
              {say('otp.resend')}
            </QuietButton>
          )}
        </Row>
      </FieldFrame>
    </Block>
  );
}

const Failure = styled('p')(({ theme }) => ({
  color: theme.palette.error.main,
  fontWeight: 600,
  margin: `${theme.spacing(1)} 0 0`,
}));

function Code({ id, otp }: Pick<OtpEntryProps, 'id' | 'otp'>) {
  return (
    <TextBox
      {...useAria(true)}
      id={id}
      value={otp.code}
      onType={otp.setCode}
      asPasted={(text) => text.replace(/\s/g, '')}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        void otp.verify();
      }}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={most}
      size={most}
    />
  );
}
