import type { CountryAdvice } from '../country-matters.js';

export const countryAdvice: CountryAdvice = {
  'united-kingdom': {
    heading: 'En el Reino Unido:',
    tax: 'Impuestos: cambia la dirección en tu cuenta en línea de HMRC o en su aplicación; si presentas declaración, HMRC también la quiere para Self Assessment. Avisa a tu empleador.',
    post: 'Correo: pide la Redirection de Royal Mail en su web o en una oficina Post Office. Se paga y hay que pedirla unos días antes de que empiece.',
    driving:
      'Permiso y coche: comunica a DVLA la nueva dirección para el permiso de conducir y, aparte, para el documento del coche (V5C). Ambos son gratis en GOV.UK. Avisa también al seguro del coche.',
    register:
      'Donde vives: avisa a los dos ayuntamientos (council) por el council tax, inscríbete de nuevo para votar y regístrate en un médico (GP) cercano. Las plazas escolares se piden al council.',
    utilities:
      'Gas, luz y agua: lee los contadores de las dos casas ese día y da las lecturas a las compañías. En gas y luz puedes quedarte con la de la nueva casa o elegir otra.',
    parking:
      'El sitio del camión: el council decide sobre permisos y plazas reservadas, a menudo con semanas de antelación y pagando. Un montamuebles o un contenedor en la calle también necesita su permiso.',
    estimates:
      'Una mudanza es un servicio según la ley de consumo: vale lo acordado por escrito. Pregunta si el precio es cerrado o una estimación y qué pasa si las llaves llegan tarde.',
    cover:
      'Muchas empresas limitan en sus condiciones la responsabilidad por cada objeto y ofrecen un seguro aparte. Pide ambas cosas por escrito, con el límite y la franquicia.',
    claims:
      'Mira las condiciones de la empresa: a menudo dan solo unos días para comunicar los daños por escrito. Los miembros de la British Association of Removers tienen un sistema para disputas.',
    movers:
      'Busca la empresa en Companies House, pide su licencia de transporte de mercancías si lleva camiones y mira si está en la British Association of Removers.',
    complaints:
      'Reclama primero a la empresa por escrito y luego a su asociación. Citizens Advice ayuda a los consumidores, y una demanda de dinero puede presentarse en línea.',
    deposit:
      'Alquiler: en Inglaterra y Gales la mayoría de los caseros privados deben proteger la fianza en un sistema autorizado, que también resuelve disputas. Escocia e Irlanda del Norte tienen los suyos.',
    leaving:
      'Si dejas el país: avisa a HMRC, con el formulario P85 o tu declaración, al council y a tu médico, y da a Royal Mail la dirección en el extranjero.',
  },
  ireland: {
    heading: 'En Irlanda:',
    tax: 'Impuestos: cambia la dirección en myAccount de Revenue (ROS si eres autónomo); avisa a tu empleador y, si cobras prestaciones, al Department of Social Protection.',
    post: 'Correo: pide el reenvío a An Post, en línea o en una oficina, unos días antes de mudarte; se paga. Usa el Eircode de la nueva casa.',
    driving:
      'Permiso y coche: el National Driver Licence Service (NDLS) cambia la dirección del permiso. Cámbiala también en el certificado de matriculación del coche y avisa al seguro.',
    register:
      'Donde vives: cambia la dirección en el censo electoral en checktheregister.ie, avisa al HSE si tienes medical card y pide plaza a un médico (GP) y a los colegios cercanos.',
    utilities:
      'Gas y luz: da a la compañía las lecturas y el número del contador (MPRN, GPRN) el día de la mudanza. Del agua se ocupa Uisce Éireann o la red local.',
    parking:
      'El sitio del camión: pregunta al ayuntamiento o condado si se puede reservar una plaza; un montamuebles o un contenedor en la calle necesita su permiso.',
    estimates:
      'Una mudanza es un servicio según la ley de consumo: vale lo acordado por escrito. Pregunta si el precio es cerrado o una estimación, con IVA incluido.',
    cover:
      'Las condiciones de la empresa dicen de cuánto responde, a menudo con un límite por objeto. Pide por escrito su seguro y los límites.',
    claims:
      'Mira en las condiciones de la empresa el plazo para comunicar los daños por escrito; puede ser de pocos días.',
    movers:
      'Busca la empresa en el Companies Registration Office (CRO), y pide su licencia de transporte por carretera si lleva camiones y su seguro.',
    complaints:
      'Reclama primero a la empresa por escrito. La Competition and Consumer Protection Commission (CCPC) explica tus derechos, y los tribunales tienen un procedimiento de pequeñas cuantías.',
    deposit:
      'Alquiler: el Residential Tenancies Board (RTB) registra los alquileres y resuelve disputas sobre fianzas entre inquilinos y caseros.',
    leaving:
      'Si dejas el país: avisa a Revenue y al Department of Social Protection; pregunta si tu sueldo tiene el trato de año partido (split-year).',
  },
  canada: {
    heading: 'En Canadá:',
    tax: 'Impuestos: cambia la dirección en la Canada Revenue Agency (CRA), en My Account o por teléfono, y en Service Canada si cobras EI, CPP u OAS.',
    post: 'Correo: pide a Canada Post el Mail Forwarding, en línea o en una oficina, antes de mudarte; se paga.',
    driving:
      'Permiso y coche: los da la provincia (ServiceOntario, SAAQ en Quebec, ICBC en Columbia Británica). La mayoría quiere la nueva dirección en días; en otra provincia se canjean ambos.',
    register:
      'Donde vives: cambia la dirección en Elections Canada y en la tarjeta sanitaria de tu provincia. En otra provincia pide enseguida su seguro de salud, que puede empezar más tarde. El colegio se pide al school board.',
    utilities:
      'Luz, gas y agua: compañías de la ciudad o la provincia; avisa a ambas con semanas de antelación y lee los contadores ese día.',
    parking:
      'El sitio del camión: la ciudad decide sobre permisos temporales; los edificios suelen pedir que se reserve el ascensor y un depósito.',
    estimates:
      'Las reglas sobre presupuestos vienen de la ley de consumo de la provincia, y algunas limitan cuánto puede superar la factura a un presupuesto escrito. Tenlo por escrito.',
    cover:
      'La responsabilidad básica de la empresa va por peso, por lo general, y consta en el bill of lading. La protección de valor de reposición cuesta aparte: que conste allí.',
    claims:
      'El bill of lading dice cuánto tiempo tienes para reclamar por escrito. Anota los daños en la copia de la empresa antes de firmar.',
    movers:
      'No hay licencia federal para empresas de mudanzas. Búscala en la Canadian Association of Movers y el Better Business Bureau, y pide su seguro y su dirección.',
    complaints:
      'Reclama primero a la empresa por escrito y luego a la oficina de consumo de tu provincia. La Office of Consumer Affairs las enumera; los tribunales de pequeñas cuantías son provinciales.',
    deposit:
      'Alquiler: la fianza depende de la provincia. Quebec no permite fianza al casero; otras provincias la limitan.',
    leaving:
      'Si dejas el país: di a la CRA la fecha en que te vas, porque de ella depende tu residencia fiscal, y avisa al seguro de salud de tu provincia.',
  },
  'united-states': {
    heading: 'En Estados Unidos:',
    tax: 'Impuestos: avisa al IRS con el formulario 8822 o en tu próxima declaración, y a la hacienda de tu estado. Social Security y Medicare, en SSA.',
    post: 'Correo: pide el cambio de dirección a USPS en moversguide.usps.com, con un pequeño cargo que prueba quién eres, o en una oficina. El correo de primera clase se reenvía 12 meses.',
    driving:
      'Permiso y coche: la oficina de vehículos (DMV) del estado cambia ambos. Los plazos son cortos; otro estado significa otro permiso, otras placas y quizá una inspección.',
    register:
      'Donde vives: inscríbete de nuevo para votar en vote.gov y pide la matrícula escolar al school district. Quien no es ciudadano avisa a USCIS en 10 días, con el formulario AR-11.',
    utilities:
      'Luz, gas y agua: compañías locales; pide la baja y el alta con semanas de antelación. Algunos estados dejan elegir la compañía de luz.',
    parking:
      'El sitio del camión: la ciudad decide sobre permisos temporales de no aparcar; los edificios suelen pedir que se reserve el ascensor y un certificado de seguro (COI) de la empresa.',
    estimates:
      'Entre estados, las reglas federales (49 CFR 375) distinguen estimaciones vinculantes y no vinculantes: a la entrega no se puede exigir más del 110 por ciento de una no vinculante. Dentro de un estado rigen sus reglas.',
    cover:
      'Entre estados, la cobertura released value es gratuita y paga 60 centavos por libra de lo dañado: 30 dólares por un televisor de 50 libras, valga lo que valga. La de valor total es el otro nivel; se renuncia a ella por escrito.',
    claims: 'Tras una mudanza entre estados se puede reclamar por escrito hasta nueve meses después de la entrega.',
    movers:
      'Entre estados, la empresa necesita un número USDOT y registro en FMCSA: compruébalos en Protect Your Move. Dentro de un estado la autoriza la agencia de este.',
    complaints:
      'Reclama primero a la empresa por escrito. Entre estados debe ofrecer arbitraje, y FMCSA recibe quejas en su National Consumer Complaint Database; las demás, el fiscal general del estado.',
    deposit: 'Alquiler: la ley del estado dice cuánto puede ser la fianza y cuándo hay que devolverla.',
    leaving:
      'Si dejas el país: los ciudadanos y titulares de green card siguen declarando al IRS. Da al IRS y a SSA la dirección en el extranjero.',
  },
  malaysia: {
    heading: 'En Malasia:',
    tax: 'Impuestos: actualiza la dirección en LHDN (HASiL), en MyTax, y avisa a tu empleador, a EPF (KWSP) y a SOCSO (PERKESO).',
    post: 'Correo: pregunta a Pos Malaysia, en una oficina, por el reenvío de tus cartas antes de mudarte.',
    driving: 'Permiso y coche: actualiza la dirección en JPJ, en ventanilla o en línea, y avisa al seguro del coche.',
    register:
      'Donde vives: cambia la dirección del MyKad en el registro nacional (JPN) en 30 días, y en la comisión electoral (SPR) para votar. La oficina de educación del distrito cambia las plazas escolares.',
    utilities:
      'Luz: TNB en la península, Sabah Electricity o Sarawak Energy; el agua es de la compañía del estado. Cierra o traspasa la cuenta y pide tu depósito.',
    parking:
      'El sitio del camión: pregunta al ayuntamiento (en Kuala Lumpur DBKL) por la calle, y a la administración del edificio por las horas, el montacargas y un depósito.',
    estimates:
      'Una mudanza es un servicio según la ley de protección del consumidor: ten por escrito el precio, lo que incluye y los impuestos.',
    cover:
      'Las condiciones de la empresa suelen limitar su responsabilidad. Pide un seguro de transporte de una aseguradora autorizada por Bank Negara Malaysia, con la póliza por escrito.',
    claims:
      'Las condiciones de la empresa y la póliza dicen el plazo para comunicar los daños por escrito; puede ser de pocos días.',
    movers:
      'Busca la empresa en el registro de sociedades (SSM), y pide su licencia de vehículos de mercancías y su seguro.',
    complaints:
      'Reclama primero a la empresa por escrito, luego al ministerio KPDN o al tribunal de reclamaciones de consumo (TTPM), para el que no hace falta abogado.',
    deposit:
      'Alquiler: los depósitos y su devolución constan en el contrato, que debe llevar timbre (stamp duty). Haz fotos al entregar la casa.',
    leaving:
      'Si dejas el país: tu empleador avisa antes a LHDN, para la liquidación de impuestos; pregunta a EPF (KWSP) por tus ahorros.',
  },
  estonia: {
    heading: 'En Estonia:',
    tax: 'Impuestos: la agencia tributaria (EMTA) usa el registro de población; mira si tus datos de contacto en e-MTA son correctos y avisa a tu empleador.',
    post: 'Correo: pregunta a Omniva por el reenvío de cartas, y cambia la dirección en remitentes y tiendas.',
    driving:
      'Permiso y coche: el permiso estonio no lleva dirección, así que sigue valiendo. Mira si tus datos en el servicio en línea de Transpordiamet son correctos y avisa al seguro del coche.',
    register:
      'Donde vives: comunica la nueva residencia al registro de población en 30 días, en rahvastikuregister.ee o en el municipio. De ella dependen voto, escuelas y guarderías; el médico de familia se cambia aparte.',
    utilities:
      'Luz: un contrato de red, casi siempre con Elektrilevi, y otro con el vendedor que elijas. Da las lecturas ese día; calefacción y agua suelen ir por la comunidad de vecinos.',
    parking:
      'El sitio del camión: el municipio decide sobre cerrar una plaza o una calle para un camión o un montamuebles; pregunta unos días antes.',
    estimates:
      'Una mudanza es un contrato según la ley de obligaciones (võlaõigusseadus): ten por escrito el precio con IVA y lo que lo cambiaría.',
    cover:
      'La ley de obligaciones (võlaõigusseadus) limita la responsabilidad de la empresa. Pregunta por su seguro y el límite, y asegura aparte lo valioso.',
    claims:
      'La ley de obligaciones (võlaõigusseadus) y el contrato dicen cuán pronto hay que comunicar los daños: hazlo por escrito enseguida.',
    movers:
      'Busca la empresa en el registro mercantil (ariregister.rik.ee), y pide su licencia de transporte por camión y su seguro.',
    complaints:
      'Reclama primero a la empresa por escrito. Después decide la comisión de disputas de consumo de la autoridad TTJA.',
    deposit:
      'Alquiler: la fianza de una vivienda no puede pasar de tres meses de renta según la ley de obligaciones (võlaõigusseadus).',
    leaving:
      'Si dejas el país: da al registro de población la dirección en el extranjero y pregunta a EMTA si sigues siendo residente fiscal.',
  },
};
