import type { FileAnswer } from '#engine';
import { Icon, ProblemText, SecondaryButton, Stack } from '#ui';
import { useRef } from 'react';
import { chooseFile, removeFile } from '../../controller/files/chooseFile';
import { fieldMessage } from '../../controller/proofs/prove';
import { useFormController } from '../../controller/useFormController';
import { addMessages, t } from '../../i18n';
import english from '../../locales/camera.en.json';
import { focusSoon } from '../../parts/focusSoon';
import type { AnswerProps } from '../props';
import { Frame } from './Frame';
import { TakenPhoto } from './TakenPhoto';
import { takePhoto } from './takePhoto';
import { useCamera } from './useCamera';

addMessages(english);

const problems = ['denied', 'none', 'busy', 'lost'];

/** A photo from the camera, which is on only until it is taken. */
export function WebcamWidget({ id, at, schema, value }: AnswerProps) {
  const controller = useFormController();
  const camera = useCamera();
  const video = useRef<HTMLVideoElement>(null);
  const photo = value as FileAnswer | undefined;
  const bytes = photo && controller.files.get(photo.id);

  async function start() {
    await camera.start();
    focusSoon(id);
  }

  async function capture() {
    if (!video.current) return;
    const taken = await takePhoto(video.current);
    camera.stop();
    await chooseFile(controller, at, taken, schema.upload);
    focusSoon(id);
  }

  if (photo && bytes)
    return (
      <TakenPhoto
        id={id}
        at={at}
        bytes={bytes}
        onRetake={() => {
          removeFile(controller, at);
          void start();
        }}
      />
    );
  const isOn = camera.state === 'on';
  const allow = camera.state === 'denied' && t('webcam.allow', { start: t('webcam.start') });
  const hint = [allow, fieldMessage(controller, at, 'noCamera')].filter(Boolean).join(' ');
  return (
    <Stack gap={2}>
      <Frame>
        {isOn ? (
          <video
            ref={(element) => {
              video.current = element;
              camera.show(element);
            }}
            autoPlay
            muted
            playsInline
            aria-label={t('webcam.view')}
          />
        ) : (
          <Icon name="camera" size={48} />
        )}
      </Frame>
      {problems.includes(camera.state) && (
        <ProblemText role="alert" hint={hint}>
          {t(`webcam.${camera.state}`)}
        </ProblemText>
      )}
      <div>
        {isOn ? (
          <SecondaryButton id={id} onClick={() => void capture()}>
            {t('webcam.capture')}
          </SecondaryButton>
        ) : (
          <SecondaryButton
            id={id}
            aria-disabled={camera.state === 'starting'}
            onClick={() => void start()}
          >
            {t(camera.state === 'starting' ? 'webcam.starting' : 'webcam.start')}
          </SecondaryButton>
        )}
      </div>
    </Stack>
  );
}
