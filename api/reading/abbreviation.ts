/** Abbreviations that a name or a number follows, so that their period ends no sentence: "Mt. Hood Bank", "the U.S. Treasury". */
export const abbreviation = String.raw`\b(?:Mr|Mrs|Ms|Messrs|[Dd]r|Hon|Rev|Prof|Mt|Mts|Ft|Pt|Natl|Intl|Mfg|Univ|Dept|vs?|e\.g|i\.e|A\. ?M|U\. ?S)\.|(?:^|(?:^|\s)(?:[a-z]+|The)[,;:]? |[(&“"/] ?)(?:St|Ste)\.`
