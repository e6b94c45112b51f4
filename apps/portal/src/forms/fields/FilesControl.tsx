import { answerOfFile, filesIn, type FilesField as Declared } from '@portal/domain/forms';
import { FilesField } from '../files/FilesField';
import { type ControlProps, useOpenForm } from '../form-context';

/** Files of a declared form. */
export function FilesControl(props: ControlProps<Declared>) {
  const { path, field, label, hint, error, answer, onAnswer } = props;
  const { errorOf, holdBack } = useOpenForm();
  return (
    <FilesField
      label={label}
      hint={hint}
      error={error}
      name={path}
      most={field.most}
      files={filesIn(answer)}
      onChange={(files) => onAnswer(files.map(answerOfFile))}
      onRefused={(isListed) => holdBack(path, isListed)}
      errorOfFile={(place) => errorOf(`${path}.${place}.id`)}
    />
  );
}
