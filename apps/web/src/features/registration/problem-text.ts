import type { FieldProblem, PatternKind } from '@lantern/rules';
import { useTranslation } from 'react-i18next';

/** A rule as text needs it: its kind and its bounds in characters. */
export interface RuleText {
  patternId: PatternKind;
  min: number;
  max: number;
}

/** What is wrong with one field; a problem that the site reports may lack the rule. */
export type Problem = Pick<FieldProblem, 'field' | 'problem'> & Partial<RuleText>;

/** The sentences about fields: what is wrong with one, and what a rule asks for. */
export function useProblemText() {
  const { t } = useTranslation(['registration', 'patterns', 'error']);

  const lengthText = ({ min, max }: RuleText) =>
    min === max ? t('patterns:length_exact', { min }) : t('patterns:length', { min, max });

  const ruleText = (rule: RuleText) => `${lengthText(rule)} ${t(`patterns:${rule.patternId}`)}`;

  const missing = (field: Problem['field']) => {
    switch (field) {
      case 'confirmPassword':
      case 'mobileNum':
      case 'verificationCode':
      case 'captcha':
        return t(`problem.${field}`);
      default:
        return t('problem.required');
    }
  };

  const problemText = ({ field, problem, patternId, min, max }: Problem): string => {
    if (problem === 'required') return missing(field);
    if (problem === 'mismatch' || problem === 'not_enabled' || problem === 'login_password')
      return t(`problem.${problem}`);
    if (problem === 'weak' || problem === 'has_name') return t(`error:password_${problem}`);
    if (patternId === undefined) return t('problem.invalid');
    if (problem === 'pattern') return t(`patterns:${patternId}`);
    return min === undefined || max === undefined
      ? t('problem.invalid')
      : lengthText({ patternId, min, max });
  };

  return { problemText, ruleText };
}
