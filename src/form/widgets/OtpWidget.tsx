import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { getAt, settle } from '../../engine';
import { useAria } from '../parts/FieldContext';
import { DoneIcon } from '../parts/icons';
import { TextBox } from '../parts/TextBox';
import { verifiedWords } from '../session/proof';
import { useRequest, useSession } from '../session/useSession';
import { say } from '../words';
import { OtpEntry } from './OtpEntry';
import type { AnswerProps } from './props';
import { readingOf } from './reading';
import { asPasted, asTyped, inputModeOf } from './typed';
import { useOtp } from './useOtp';
import { useTyping } from './useTyping';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
}));

const Verified = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  margin: `${theme.spacing(1)} 0 0`,
  color: theme.palette.success.main,
  fontWeight: 600,
}));

/** A value that counts once an OTP that was sent to it has come back. */
export function OtpWidget({ id, at, schema, isRequired, ui, value, onAnswer }: AnswerProps) {
  const session = useSession();
  const { definition } = session.props;
  const { text, type, leave } = useTyping(value, onAnswer, readingOf(schema));
  const isProved = useRequest(({ answers, proofs }) => {
    const settled = getAt(settle(definition, answers), at);
    return proofs.some((proof) => proof.purpose === schema.proof && proof.value === settled);
  });
  const otp = useOtp(at, id);
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isProved) return;
    event.preventDefault();
    void otp.send();
  };
  return (
    <>
      <Row>
        <TextBox
          {...useAria(isRequired)}
          id={id}
          value={text}
          onType={(next) => {
            type(next);
            otp.forget();
          }}
          onBlur={leave}
          onKeyDown={sendOnEnter}
          asTyped={(raw) => asTyped(schema, raw)}
          asPasted={(raw) => asPasted(schema, raw)}
          inputMode={inputModeOf(schema)}
          maxLength={schema.maxLength}
          autoComplete={ui.autocomplete ?? 'off'}
          placeholder={ui.placeholder}
          size={ui.width}
          spellCheck={false}
        />
        {!isProved && !otp.uniqueId && (
          <Button variant="outlined" onClick={() => void otp.send()} disabled={otp.isBusy}>
            {say('otp.send')}
          </Button>
        )}
      </Row>
      {isProved ? (
        <Verified>
          <DoneIcon />
          {verifiedWords(session, at)}
        </Verified>
      ) : (
        <OtpEntry id={`${id}~otp`} otp={otp} sentTo={text} />
      )}
    </>
  );
}
