import type { LegalDocument } from './LegalText.tsx'

export const privacy: LegalDocument = {
  title: { tr: 'Gizlilik politikası', en: 'Privacy policy' },
  updatedAt: new Date('2025-08-03T12:00:00Z'),
  sections: {
    tr: [
      {
        heading: 'Kısaca',
        says: [
          'Pusula’yı çalıştırmak için gereken en az veriyi tutarız, satmayız, reklam için kullanmayız. Verini profilinden indirebilir, hesabını silebilirsin.',
        ],
      },
      {
        heading: 'Hangi verileri tutarız',
        says: [
          'Üyelik: e-posta adresin, yazdıysan adın ve soyadın, şifrenin geri çevrilemez özeti. Google ile girersen Google’ın bildirdiği ad, e-posta ve resminin adresi. Geçiş anahtarı eklersen onun açık yarısı, verdiğin ad, eklendiği ve son kullanıldığı zaman; parmak izin ve yüzün cihazından çıkmaz, bize ulaşmaz.',
          'Kullanım: kredi hareketlerin, yaptığın analizler, favorilerin, portföyüne yazdıkların, bildirim ayarların, bize gönderdiğin destek mesajları.',
          'Ödeme: tutar, tarih ve sonuç. Kart bilgilerini ödeme sağlayıcısı alır, bize ulaşmaz.',
          'Misafir: seni tanıyan imzalı bir çerez ve kullandığın analiz sayısı. Tarayıcı izi yalnızca onay verirsen okunur ve özet olarak saklanır; tek işi, aynı ize ait tarayıcıların kaç ücretsiz analiz kullandığını saymaktır, seni kimseye tanıtmaz. Onayını geri alırsan izin sana ait olduğu bilgisi silinir, yalnızca bu sayı kalır. Onay vermesen de aynı 5 analiz hakkın vardır.',
          'Güvenlik: kötüye kullanımı önlemek için ağ adresin ve istek kayıtları kısa süre tutulur.',
        ],
      },
      {
        heading: 'Neden tutarız',
        says: [
          'Hesabını açmak, analizleri göstermek, kredilerini doğru saymak, ödemeleri işlemek ve hizmeti korumak için. Hatırlatma bildirimleri yalnızca bu tarayıcıda bildirimleri açtıysan gönderilir.',
          'Analizler portföyüne göre kişiselleştirilmez: aynı anda aynı coini soran herkes aynı sonucu görür.',
        ],
      },
      {
        heading: 'Çerezler ve cihazında duranlar',
        says: [
          'Oturum ve misafir çerezleri hizmetin çalışması için gereklidir. Giriş yaptığın tarayıcıda imzalı bir çerez kalır: başkaları şifreni tahmin etmeye çalıştığında bu tarayıcıdan yine girebilirsin. Kim olduğunu söylemez ve başka bir işe yaramaz. Dil, görünüm ve son baktığın analiz cihazında saklanır. İzleme ya da reklam çerezi yoktur.',
        ],
      },
      {
        heading: 'Kimlerle paylaşılır',
        says: [
          'Yalnızca işi görmek için: ödeme sağlayıcısı, e-posta ve bildirim iletimi, istersen Google girişi. Yasal bir zorunluluk olmadıkça başka kimseyle paylaşılmaz. Borsa hesabı anahtarı istemeyiz ve saklamayız.',
        ],
      },
      {
        heading: 'Ne kadar süre',
        says: [
          'Hesabın açık olduğu sürece. Hesabını sildiğinde kişisel verilerin silinir; ödeme kayıtları yasaların istediği süre boyunca kalır. Hoş geldin hediyesi ve davet ödülü bir posta kutusuna bir kez verildiği için adresinin geri çevrilemez, anahtarlı bir özeti yalnızca bunun için kalır. Yayınlanan tahminler kimseye ait olmadığı için isabet karnesinde durur.',
        ],
      },
      {
        heading: 'Hakların',
        says: [
          'Verini görebilir, düzeltebilir, indirebilir, silebilir ve işlenmesine itiraz edebilirsin. Bunun için profilindeki destek mesajı yeterlidir.',
        ],
      },
      {
        heading: 'Değişiklikler',
        says: ['Bu metin değişirse tarihi değişir; önemli bir değişikliği uygulamada duyururuz.'],
      },
    ],
    en: [
      {
        heading: 'In short',
        says: [
          'We keep the least data Pusula needs to work. We do not sell it and do not use it for advertising. You can export your data and delete your account from your profile.',
        ],
      },
      {
        heading: 'What we keep',
        says: [
          'Membership: your email address, your name if you gave one, and a one-way digest of your password. If you sign in with Google, the name, the email and the address of your picture that Google reports. If you add a passkey, its public half, the name you gave it, and when it was added and last used; your fingerprint and face never leave your device and never reach us.',
          'Use: your credit movements, the analyses you ran, your favorites, what you noted in your portfolio, your notification settings and the support messages you sent.',
          'Payments: amount, date and result. Card details go to the payment provider and never reach us.',
          'Guests: a signed cookie that recognizes you and the number of analyses used. A browser fingerprint is read only if you agree and is kept as a digest; all it does is count how many free analyses browsers with that fingerprint have used, and it identifies nobody. If you take your consent back, we forget that it was yours and only that number stays. Without it you have the same 5 analyses.',
          'Security: your network address and request logs are kept for a short time to prevent abuse.',
        ],
      },
      {
        heading: 'Why we keep it',
        says: [
          'To open your account, show analyses, count your credits correctly, process payments and protect the service. Reminders are sent only after you have switched notifications on in this browser.',
          'Analyses are not tailored to your portfolio: everyone who asks for the same coin at the same time sees the same result.',
        ],
      },
      {
        heading: 'Cookies and what stays on your device',
        says: [
          'Session and guest cookies are needed for the service to work. A browser you signed in with keeps a signed cookie, so that you can still come in with it while others try to guess your password. It does not say who you are and serves nothing else. Language, appearance and the last analysis you saw stay on your device. There are no tracking or advertising cookies.',
        ],
      },
      {
        heading: 'Who it is shared with',
        says: [
          'Only those who do the work: the payment provider, email and notification delivery, and Google if you sign in with it. Nobody else, unless the law requires it. We never ask for or store exchange API keys.',
        ],
      },
      {
        heading: 'For how long',
        says: [
          'As long as your account exists. When you delete it, your personal data is deleted; payment records stay for as long as the law asks. Because the welcome gift and the invitation reward are given once per mailbox, a keyed one-way digest of your address stays for this alone. Published predictions belong to nobody and stay in the track record.',
        ],
      },
      {
        heading: 'Your rights',
        says: [
          'You can see, correct, export and delete your data, and object to its processing. A support message from your profile is enough.',
        ],
      },
      {
        heading: 'Changes',
        says: ['When this text changes, its date changes; an important change is announced in the app.'],
      },
    ],
  },
}
