/** Of eight characters and more, as lists of leaked passwords hold them most often, in general, in Vietnam and in Japan. */
const COMMONEST = new Set(
  `password password1 password12 password123 passw0rd p@ssword p@ssw0rd 12345678 123456789 1234567890 12345678910 87654321 987654321
  0987654321 0123456789 01234567 11111111 111111111 1111111111 00000000 0000000000 22222222 55555555 66666666 77777777 88888888
  888888888 99999999 999999999 12341234 11223344 1122334455 12344321 123123123 112233445566 147258369 789456123 123654789 123321123
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 1qaz2wsx 1q2w3e4r 1q2w3e4r5t q1w2e3r4 zaq12wsx asdfghjk asdfghjkl asdfasdf
  zxcvbnm1 qazwsxedc 1234qwer qwer1234 asdf1234 abcd1234 abc12345 abc123456 a1234567 a12345678 a123456789 aa123456 aa12345678
  iloveyou iloveyou1 sunshine princess football baseball superman letmein1 welcome1 welcome123 trustno1 starwars whatever computer
  internet dragon123 monkey123 charlie1 michelle jennifer jordan23 samantha admin123 administrator changeme secret123 default1
  matkhau123 matkhau1 anhyeuem emyeuanh anhyeuem123 iloveyou123 maiyeuem vietnam123 vietnam1 saigon123 hanoi123 khongbiet khongnho
  nguyenvan 123456aa 123456abc 123456789a 12345678a 1234567a 123456abcd taothach motconvit yeuemnhieu chimyeuem asdasdasd
  sakura123 doraemon doraemon1 pokemon1 pokemon123 pikachu1 arashi555 yamamoto watanabe takahashi hirohiro daisuki1 aishiteru
  arigatou konnichiwa tokyo123 japan123 nihon123 kokoro123 futago123 naruto123 onepiece manga123`.split(/\s+/),
);

/** Case does not make a common password a rare one. */
export function isCommonPassword(password: string): boolean {
  return COMMONEST.has(password.toLowerCase()) || /^(.)\1*$/u.test(password);
}
