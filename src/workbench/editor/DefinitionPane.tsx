import { Alert, Box, CircularProgress, MenuItem, Select, Tab, Tabs } from '@mui/material';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useChecker } from '../checker/checkerClient';
import { useCoveredLines } from '../checker/useCoveredLines';
import { useDiagnosticsOf } from '../checker/useDiagnostics';
import { t } from '../i18n';
import { useFixOf } from '../panels/fix/useFixOf';
import { OutlinePane } from '../outline/OutlinePane';
import { useProject, useProjectList, useProjectState, useText } from '../project/useProject';
import { usePlace } from '../shell/place';
import { RetryAlert } from '../shell/RetryAlert';
import { definitionFilesOf, exampleFilesOf, nameOf } from './filesOf';
import { JsonEditor } from './JsonEditor';

/** The tab that is no file. */
const outline = 'outline';

/** What is open: the outline of a request type, or a text. */
export function DefinitionPane() {
  const { place } = usePlace();
  const keys = useProjectState((state) => state.keys);
  if (place.key === undefined) return <OneFile path={place.path ?? 'catalogue.json'} />;
  if (!keys.includes(place.key))
    return (
      <Alert severity="info" role="status" sx={{ m: 2 }}>
        {t('editor.gone', { key: place.key })}
      </Alert>
    );
  return <RequestType key={place.key} requestKey={place.key} />;
}

/** The files of a request type, one tab each. */
function RequestType({ requestKey }: { requestKey: string }) {
  const { place, goTo } = usePlace();
  const { isReady, failure, again } = useOpened(requestKey);
  const paths = usePaths();
  const files = useMemo(() => definitionFilesOf(requestKey, paths), [requestKey, paths]);
  const examples = useMemo(() => exampleFilesOf(requestKey, paths), [requestKey, paths]);
  if (failure !== undefined)
    return <RetryAlert message={t('failure.load', { message: failure })} onAgain={again} />;
  if (!isReady)
    return (
      <Box sx={{ p: 4 }} role="status" aria-label={t('loading')}>
        <CircularProgress size={24} />
      </Box>
    );
  const { path } = place;
  const isExample = path?.includes('/examples/') ?? false;
  // An example and a shared piece have a tab while they are open.
  const shown = path === undefined || files.includes(path) ? files : [...files, path];
  const show = (to: string) => goTo({ key: requestKey, path: to });

  return (
    <Frame
      bar={
        <>
          <Tabs
            value={path ?? outline}
            onChange={(_event, to) => (to === outline ? goTo({ key: requestKey }) : show(to))}
            variant="scrollable"
            aria-label={t('editor.files')}
            sx={{ flex: 1, minWidth: 0 }}
          >
            <Tab value={outline} label={t('outline.tab')} />
            {shown.map((file) => (
              <Tab key={file} value={file} label={<FileName path={file} />} />
            ))}
          </Tabs>
          {examples.length > 0 && (
            <Select
              size="small"
              variant="standard"
              disableUnderline
              displayEmpty
              value={isExample ? path : ''}
              onChange={({ target }) => show(target.value)}
              renderValue={(value) =>
                value ? nameOf(value) : t('editor.examples', { count: examples.length })
              }
              slotProps={{ input: { 'aria-label': t('editor.example') } }}
              sx={{ mx: 1, maxWidth: 260 }}
            >
              {examples.map((file) => (
                <MenuItem key={file} value={file} dense>
                  {nameOf(file)}
                </MenuItem>
              ))}
            </Select>
          )}
        </>
      }
    >
      {path === undefined ? <OutlinePane requestKey={requestKey} /> : <File path={path} />}
    </Frame>
  );
}

/** The catalogue, or a shared piece. */
const OneFile = ({ path }: { path: string }) => (
  <Frame
    bar={
      <Tabs value={path} aria-label={t('editor.files')}>
        <Tab value={path} label={<FileName path={path} />} />
      </Tabs>
    }
  >
    <File path={path} />
  </Frame>
);

const Frame = ({ bar, children }: { bar: ReactNode; children: ReactNode }) => (
  <Box
    component="section"
    aria-label={t('editor.title')}
    sx={{ height: '100%', display: 'flex', flexDirection: 'column', bgcolor: 'background.paper' }}
  >
    <Box sx={{ display: 'flex', alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}>
      {bar}
    </Box>
    <Box sx={{ flex: 1, minHeight: 0 }}>{children}</Box>
  </Box>
);

function FileName({ path }: { path: string }) {
  const isEdited = useProjectState(({ unsaved }) => unsaved.has(path));
  return (
    <span>
      {nameOf(path)}
      {isEdited && <span title={t('state.edited')}> •</span>}
    </span>
  );
}

function File({ path }: { path: string }) {
  const { place } = usePlace();
  const project = useProject();
  const text = useText(path);
  const found = useDiagnosticsOf(path);
  const fixOf = useFixOf();
  const diagnostics = useMemo(
    () => found.map((one) => ({ ...one, fix: fixOf(one, text) })),
    [found, fixOf, text],
  );
  const coverage = useCoveredLines(path);
  const filesOf = useCallback(() => project.texts(), [project]);
  if (text === undefined) return <Box sx={{ p: 3 }}>{t('editor.noFile', { path })}</Box>;
  return (
    <JsonEditor
      path={path}
      text={text}
      diagnostics={diagnostics}
      coverage={coverage}
      position={place.position}
      onType={(typed) => project.edit({ [path]: typed }, path)}
      filesOf={filesOf}
    />
  );
}

/** Loads the files of a request type and has them checked first. */
function useOpened(key: string): { isReady: boolean; failure?: string; again: () => void } {
  const project = useProject();
  const checker = useChecker();
  const [state, setState] = useState<{ isReady: boolean; failure?: string }>({ isReady: false });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isLeft = false;
    project.open(key).then(
      () => {
        if (isLeft) return;
        setState({ isReady: true });
        checker.open(key);
      },
      ({ message }: Error) => !isLeft && setState({ isReady: false, failure: message }),
    );
    return () => {
      isLeft = true;
    };
  }, [project, checker, key, tries]);
  const again = () => {
    setState({ isReady: false });
    setTries(tries + 1);
  };
  return { ...state, again };
}

/** The paths of all files that are loaded, as they will be after saving. */
const usePaths = (): readonly string[] =>
  useProjectList(({ disk, unsaved }) =>
    [...new Set([...disk.keys(), ...unsaved.keys()])].filter((path) => unsaved.get(path) !== null),
  );
