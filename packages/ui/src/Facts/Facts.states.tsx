import { bad } from '../values/bad.ts';
import { Fact, type FactsProps } from './index.ts';

const company = (
  <>
    <Fact term="Country">Spain</Fact>
    <Fact term="Currency">
      <bdi>EUR €</bdi>
    </Fact>
    <Fact term="Languages">Spanish, English</Fact>
  </>
);

/** The states that stories, accessibility and contrast checks run on. */
export const states = {
  content: { children: company },
  halves: { children: company, columns: 'halves' },
  long: {
    children: (
      <>
        <Fact term="The longest name of a fact that a translator has come up with">{bad.word}</Fact>
        <Fact term="Store">{bad.mixed}</Fact>
        <Fact term={bad.word}>{bad.malformed}</Fact>
      </>
    ),
  },
} satisfies Record<string, FactsProps>;
