import { Notice, PrimaryButton, Stack, TextButton } from '#ui';
import styled from '@emotion/styled';
import { TextField } from '../components/TextField';
import { t } from '../i18n';
import { boxProps } from './boxProps';
import { DateOfBirthField } from './DateOfBirthField';
import { OtpPart } from './OtpPart';
import type { useSignIn } from './useSignIn';

const WideButton = styled(PrimaryButton)`
  width: 100%;
`;

export const SignInForm = (signIn: ReturnType<typeof useSignIn>) => {
  const { sent, problems, submit, change } = signIn;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap={3}>
        <div>
          <TextField
            {...boxProps(signIn, 'identifier')}
            label={t('signIn.identifier.label')}
            readOnly={Boolean(sent)}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          {sent && (
            <TextButton onClick={change} aria-label={t('signIn.changeLong')}>
              {t('signIn.change')}
            </TextButton>
          )}
        </div>
        <DateOfBirthField {...signIn} />
        {sent && <OtpPart {...signIn} sent={sent} />}
        {problems.form && (
          <Notice kind="warning" role="alert">
            <p>{problems.form}</p>
          </Notice>
        )}
        <WideButton type="submit">{t(sent ? 'signIn.login' : 'signIn.continue')}</WideButton>
      </Stack>
    </form>
  );
};
