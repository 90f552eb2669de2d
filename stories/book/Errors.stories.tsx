import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { BookPage, StoryLink, WideTable } from './BookPage.tsx';
import { CATALOGUE, CLOSE_CODES } from './error-catalogue.ts';

function Errors() {
  return (
    <BookPage title="Errors">
      <p>
        The whole catalogue of the specification, each sentence as it is shown. They stay as quoted on both sites; what surrounds them is in
        the reader’s language.
      </p>
      <WideTable label="Error catalogue">
        <thead>
          <tr>
            <th scope="col">Situation</th>
            <th scope="col">Said</th>
            <th scope="col">Besides</th>
            <th scope="col">Decided in</th>
          </tr>
        </thead>
        <tbody>
          {CATALOGUE.map(({ situation, said, result, story, file }) => (
            <tr key={situation}>
              <th scope="row">{story === undefined ? situation : <StoryLink id={story}>{situation}</StoryLink>}</th>
              <td>{said}</td>
              <td>{result}</td>
              <td>
                <code>{file}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
      <h2>How the subscription socket closes</h2>
      <p>
        Closes that cannot end well are final, others are tried again up to five times, each a little later. Either way nothing on the page
        stops working: a quiet line says that news does not come (<StoryLink id="features-siteshell--interrupted">Interrupted</StoryLink>,{' '}
        <StoryLink id="features-siteshell--not-live">NotLive</StoryLink>).
      </p>
      <WideTable label="Close codes">
        <tbody>
          {CLOSE_CODES.map(([code, words, then]) => (
            <tr key={code}>
              <th scope="row">{code}</th>
              <td>{words}</td>
              <td>{then}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </BookPage>
  );
}

const meta: Meta<typeof Errors> = { title: 'Book/Errors', component: Errors };
export default meta;

export const All: StoryObj<typeof Errors> = {};
